import { GRUPO_DE_COMITENTES } from '@martelo/contracts/comitentes/grupo-de-comitentes.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(GRUPO_DE_COMITENTES, {
  colunas: { comitentes: sql`(select count(*)::int from comitente c where c.cog_id = t.id)` },
  emUso: {
    comitente: ['comitente', 'comitentes'],
    hotsite: ['ajuste do site', 'ajustes do site'],
    usuario_grupo_comitente: ['acesso de usuário', 'acessos de usuários'],
  },
})
