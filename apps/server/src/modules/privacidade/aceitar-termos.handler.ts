import { aceitarTermos } from '@martelo/contracts/privacidade/aceitar-termos.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { digestDoTermo, registrarAceites, segurarTermos } from './aceites.sql.ts'

const MUDOU = 'O texto mudou enquanto você lia. Leia o texto de agora e aceite de novo.'

handle(aceitarTermos, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { cliId, cliUid } = exigirCliente(ctx)
    const lidos = new Map(body.versoes.map((v) => [v.uid, v.lido]))
    const deAgora = await segurarTermos(tx, ctx.hotsite.id, [...lidos.keys()])
    if (deAgora.some((t) => lidos.get(t.uid) !== digestDoTermo(t))) return recusar('TERMO_MUDOU', MUDOU)
    const aceitas = await registrarAceites(tx, {
      hotId: ctx.hotsite.id,
      cliId,
      ip: ctx.ip,
      quando: new Date(ctx.agora),
      versoes: deAgora.map((t) => t.uid),
    })
    if (aceitas > 0)
      await auditar(ctx, tx, { entidade: 'cliente', uid: cliUid, acao: 'aceitarTermos', depois: { aceitas } })
    return { aceitas }
  }),
)
