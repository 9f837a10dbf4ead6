import { EVENTO } from '@martelo/contracts/eventos/evento.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'
import { faltaAvisar } from './eventos.sql.ts'

handleCadastro(EVENTO, {
  colunas: {
    leilao: sql`(select a.nome from leilao a where a.id = t.lei_id)`,
    leilaoUid: sql`(select a.uid::text from leilao a where a.id = t.lei_id)`,
    convidados: sql`(select count(*)::int from evento_convidado c where c.eve_id = t.id)`,
    aAvisar: sql`(select count(*)::int from evento_convidado c where c.eve_id = t.id and ${faltaAvisar('t', 'c')})`,
  },
  emUso: { evento_convidado: ['convidado', 'convidados'] },
  antesDeSalvar({ dados }) {
    const certo = Date.parse(dados.fimAt) > Date.parse(dados.inicioAt)
    return Promise.resolve(
      certo
        ? {}
        : recusar('CAMPOS', 'O evento deve terminar depois de começar.', {
            campos: { fimAt: 'O fim deve ser depois do começo' },
          }),
    )
  },
})
