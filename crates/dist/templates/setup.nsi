; The setup of @TITLE@ for Windows. /S installs without a question; so does the uninstaller.
Unicode true
; The game is for 64 bits only; where NSIS has such a setup too, it also starts where nothing else does.
!if /FILEEXISTS "${NSISDIR}\Stubs\lzma_solid-amd64-unicode"
  Target amd64-unicode
!endif
SetCompressor /SOLID lzma
; Files are as old as their installation, so that the same sources give the same setup.
SetDateSave off
RequestExecutionLevel user

!include MUI2.nsh

Name "@TITLE@"
InstallDir "$LOCALAPPDATA\Programs\@TITLE@"
InstallDirRegKey HKCU "Software\@ID@" "folder"

VIProductVersion "@VERSION@.0"
VIAddVersionKey /LANG=0 "ProductName" "@TITLE@"
VIAddVersionKey /LANG=0 "ProductVersion" "@VERSION@"
VIAddVersionKey /LANG=0 "FileVersion" "@VERSION@"
VIAddVersionKey /LANG=0 "FileDescription" "@TITLE@"
VIAddVersionKey /LANG=0 "CompanyName" "@MAKERS@"
VIAddVersionKey /LANG=0 "LegalCopyright" "© @YEAR@ @MAKERS@"

!define MUI_ICON "root\share\icons\@PROGRAM@.ico"
!define MUI_UNICON "root\share\icons\@PROGRAM@.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\@PROGRAM@.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
@LANGUAGES@

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\@ID@"

; A program that runs can be neither replaced nor removed, and is not left behind by halves.
!macro CLOSED
  again:
  IfFileExists "$INSTDIR\@PROGRAM@.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\@PROGRAM@.exe" a
  IfErrors 0 free
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
  Abort
  free:
  FileClose $0
  closed:
!macroend

Section
  !insertmacro CLOSED
  ; Another version takes its files away itself, from where it was installed: this one may have no more of some. Never a
  ; stranger's uninstaller.
  ReadRegStr $0 HKCU "Software\@ID@" "folder"
  StrCmp $0 "" install
  IfFileExists "$0\uninstall.exe" 0 install
  ExecWait '"$0\uninstall.exe" /S _?=$0'
  IfFileExists "$0\@PROGRAM@.exe" install
  Delete "$0\uninstall.exe"
  RMDir "$0"
  install:
  @INSTALL@
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\@TITLE@.lnk" "$INSTDIR\@PROGRAM@.exe"
  WriteRegStr HKCU "Software\@ID@" "folder" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "@TITLE@"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\@PROGRAM@.exe"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "@MAKERS@"
  WriteRegStr HKCU "${ENTRY}" "URLInfoAbout" "@HOMEPAGE@"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" @KILOBYTES@
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

; Removes what was installed, file by file. Games and settings are elsewhere, and stay.
Section "Uninstall"
  !insertmacro CLOSED
  @REMOVE@
  Delete "$SMPROGRAMS\@TITLE@.lnk"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "Software\@ID@"
SectionEnd
