import { GRUPO_CLIENTE } from '@martelo/contracts/grupos/grupo-cliente.cadastro.ts'
import { temCondicao } from '@martelo/domain/grupos/condicao-do-grupo.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'
import { preencherPelaCondicao } from './preencher-grupo.ts'

handleCadastro(GRUPO_CLIENTE, {
  colunas: { membros: sql`(select count(*)::int from cliente_grupo m where m.gru_id = t.id)` },
  emUso: { cliente_grupo: ['cliente', 'clientes'], hotsite: ['ajuste do site', 'ajustes do site'] },
  async antesDeSalvar({ dados }) {
    if (dados.tipo !== 'Por condição' || temCondicao(dados)) return {}
    const frase = 'Escolha ao menos uma condição, ou o tipo Manual.'
    return recusar('CAMPOS', frase, { campos: { tipo: frase } })
  },
  async depoisDeSalvar({ ctx, tx, uid }) {
    await preencherPelaCondicao(tx, ctx.hotsite.id, uid, ctx.agora)
  },
})
