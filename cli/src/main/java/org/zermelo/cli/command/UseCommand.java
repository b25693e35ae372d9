package org.zermelo.cli.command;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.game.BadInputException;
import org.zermelo.present.use.Grant;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.present.use.UseCase;
import org.zermelo.present.use.UseResult;
import org.zermelo.present.use.UseResult.Shown;
import org.zermelo.solve.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/** A use case of a game as a command: {@code zermelo NAME GAME}, with an option for each of its parameters. */
@Command
public final class UseCommand extends ZermeloCommand {

    private final UseCase useCase;
    private final Map<String, String> given = new LinkedHashMap<>();

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private TableOutput output = new TableOutput();

    private UseCommand(CommandContext context, UseCase useCase) {
        super(context);
        this.useCase = useCase;
    }

    /** The command as picocli knows it. */
    static CommandSpec of(CommandContext context, UseCase useCase) {
        UseCommand command = new UseCommand(context, useCase);
        CommandSpec spec = CommandSpec.forAnnotatedObject(command).name(useCase.name());
        spec.usageMessage().description(useCase.about());
        for (Param param : useCase.parameters()) {
            if (!param.equals(Param.GAME)) {
                spec.addOption(command.option(param));
            }
        }
        return spec;
    }

    private OptionSpec option(Param param) {
        Param.NumberRange range = param.range();
        return OptionSpec.builder("--" + param.name())
                .paramLabel(range == null ? param.name().toUpperCase(Locale.ROOT) : "N")
                .type(String.class)
                .required(param.required())
                .defaultValue(range == null ? null : String.valueOf(range.usual()))
                .description(param.about())
                .setter(new ISetter() {
                    @Override
                    public <T> T set(T value) {
                        if (value != null) {
                            given.put(param.name(), value.toString());
                        }
                        return value;
                    }
                })
                .build();
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        given.forEach((name, value) -> {
            if (value.isBlank()) {
                throw new BadInputException("web.parameter-missing", "name", name);
            }
        });
        Grant grant = new Grant(Integer.MAX_VALUE, Budget.ofThisMachine().bytes(), PlyCounts.MOST, Integer.MAX_VALUE);
        Request request = new Request(c.desk(), new Params(given, grant), input.game(c), c.words(), c.watch());
        UseResult result = useCase.work().of(request);
        if (c.json()) {
            output.write(result.document().get(), c);
        } else if (result.shown() instanceof Shown.Rows rows) {
            output.write(rows.table().get(), c);
        } else if (result.shown() instanceof Shown.Text text) {
            output.text(text.text().get(), c);
        }
        return ExitCode.DONE;
    }
}
