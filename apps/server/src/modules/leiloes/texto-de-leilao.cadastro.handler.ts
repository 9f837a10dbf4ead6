import { TEXTO_DE_LEILAO } from '@martelo/contracts/leiloes/texto-de-leilao.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(TEXTO_DE_LEILAO, {
  colunas: { leiloes: sql`(select count(*)::int from leilao a where a.tex_id = t.id)` },
  emUso: { leilao: ['leilão', 'leilões'] },
})
