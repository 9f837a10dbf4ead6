// Idempotent: what is removed already is removed.
import { removerAnexo } from '@martelo/contracts/anexos/remover-anexo.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { lerAnexos } from './anexos.sql.ts'
import { remover } from './esquecer-anexos.job.ts'
import { anexoDe, NAO_HA } from './quem-pode.ts'

handle(removerAnexo, async (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await anexoDe(ctx, tx, params.uid, 'editar')
    if (a === undefined) return NAO_HA
    const atuais = await lerAnexos(tx, hotId, a.dono)
    if (!atuais.some((x) => x.uid === a.uid)) return atuais
    await remover(tx, { hotId, uid: a.uid })
    await auditar(ctx, tx, {
      entidade: a.dono.entidade,
      uid: a.dono.uid,
      acao: 'remover arquivo',
      antes: { arquivo: a.nome, tipo: a.tipo },
    })
    return atuais.filter((x) => x.uid !== a.uid)
  }),
)
