# What would you do?.
