@echo off
setlocal EnableExtensions EnableDelayedExpansion
rem Starts the zermelo command on Windows: finds Java 17 or newer, builds a checkout that was never built.
rem Settings: JAVA_HOME, ZERMELO_JAVA_OPTS (words for the JVM).

set "HERE=%~dp0"
set "HERE=%HERE:~0,-1%"
set "HOME_DIR=%HERE%"
set "CHECKOUT="
if not exist "%HERE%\lib\" (
    set "HOME_DIR=%HERE%\dist\target\zermelo"
    set "CHECKOUT=%HERE%"
)

set "JAVA_EXE="
if exist "%HOME_DIR%\runtime\bin\java.exe" set "JAVA_EXE=%HOME_DIR%\runtime\bin\java.exe"
if not defined JAVA_EXE if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA_EXE=%JAVA_HOME%\bin\java.exe"
if not defined JAVA_EXE for %%J in (java.exe) do set "JAVA_EXE=%%~$PATH:J"
if not defined JAVA_EXE for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*") do if exist "%%~D\bin\java.exe" set "JAVA_EXE=%%~D\bin\java.exe"
if not defined JAVA_EXE goto nojava
set "MAJOR=0"
for /f "tokens=3" %%V in ('""%JAVA_EXE%" -version 2^>^&1 ^| findstr /i version"') do for /f "delims=. tokens=1" %%M in ("%%~V") do set "MAJOR=%%M"
if %MAJOR% LSS 17 goto nojava

if defined CHECKOUT if not exist "%HOME_DIR%\lib\" (
    >&2 echo zermelo: building ^(first use^) ...
    pushd "%CHECKOUT%"
    call mvn -B -q -DskipTests -pl dist -am package 1>&2
    if errorlevel 1 (
        popd
        >&2 echo zermelo: the build failed. Maybe Maven is missing: install it, or run 'mvn package' to see all.
        exit /b 4
    )
    popd
)

set "CP=%HOME_DIR%\lib\*"
set "MODULES="
set "VECTOR=off"
if /i "%~1"=="serve" (
    set "CP=!CP!;%HOME_DIR%\lib\serve\*"
    set "VECTOR=on"
)
if /i "%~1"=="compare" set "VECTOR=on"
if /i "%~1"=="nimbers" set "VECTOR=on"
if /i "%~1"=="grundy" set "VECTOR=on"
if defined ZERMELO_VECTOR set "VECTOR=%ZERMELO_VECTOR%"
if /i "!VECTOR!"=="on" (
    set "CP=!CP!;%HOME_DIR%\lib\vector\*"
    set "MODULES=--add-modules jdk.incubator.vector"
)

"%JAVA_EXE%" -Xlog:disable -Xlog:all=off -Xshare:auto -XX:MaxRAMPercentage=75 -Dfile.encoding=UTF-8 %MODULES% %ZERMELO_JAVA_OPTS% -cp "%CP%" org.zermelo.cli.Main %*
exit /b %ERRORLEVEL%

:nojava
>&2 echo zermelo: no Java 17 or newer found. Maybe install one from adoptium.net, or set JAVA_HOME.
exit /b 4
