import { MODELO_FOTOS } from '@martelo/contracts/veiculos/modelo-fotos.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(MODELO_FOTOS, {
  colunas: {
    fotos: sql`(select count(*)::int from veiculo_foto f where f.hot_id = t.hot_id and f.mfo_id = t.id)`,
  },
  emUso: { veiculo_foto: ['foto', 'fotos'] },
})
