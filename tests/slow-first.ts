// The order of the test files where nothing is known of an earlier run, as in a fresh clone: Vitest takes large files for
// slow ones, and a small one that plays thirty auctions then ended each run alone, beside an idle core.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes ten seconds and more, slowest first. */
export const SLOW = [
  'tests/pg/sonda.pg.test.ts',
  'tests/pg/chamadas.pg.test.ts',
  'tests/simulation/banco/simulacao-no-banco-b.pg.test.ts',
  'tests/pg/cadastros.pg.test.ts',
  'apps/server/src/modules/relatorios/relatorios.pg.test.ts',
  'apps/server/src/engines/postgres/embedded.pg.test.ts',
  'apps/server/src/engines/salas/tempo-real.pg.test.ts',
  'tests/simulation/banco/simulacao-no-banco-a.pg.test.ts',
  'tests/simulation/dinheiro/vendas-na-rede.pg.test.ts',
  'tests/simulation/dinheiro/vendas-simuladas.pg.test.ts',
  'apps/server/src/core/database/primario.pg.test.ts',
  'apps/server/src/core/http/fios.test.ts',
]

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = SLOW.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? SLOW.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
