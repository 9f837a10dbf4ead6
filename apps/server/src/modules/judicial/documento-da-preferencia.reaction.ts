// A paper that who declared a right adds to it: the house, which decides, is told.
import { depoisDeAnexar } from '../anexos/door.ts'
import { avisarDocumento } from './avisar-judicial.ts'
import { lerPreferencias } from './judicial.sql.ts'

depoisDeAnexar('preferencia_do_lote', async (ctx, tx, { uid }) => {
  const hotId = ctx.hotsite.id
  const [direito] = await lerPreferencias(tx, hotId, { uid })
  // What the house adds itself is no news to it.
  if (direito === undefined || ctx.sessao?.cliId !== direito.cliId) return
  await avisarDocumento(ctx.servicos, tx, { hotId, direito, agora: ctx.agora })
})
