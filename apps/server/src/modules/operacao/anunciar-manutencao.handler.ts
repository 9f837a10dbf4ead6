import { anunciarManutencao } from '@martelo/contracts/operacao/anunciar-manutencao.contract.ts'
import { ANTECEDENCIA_MAXIMA_DIAS } from '@martelo/domain/operacao/manutencao.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { porManutencao } from '../hotsites/door.ts'
import { apresentarManutencoes } from './apresentar-manutencao.ts'
import { fecharAsCasas } from './fechar-casas.job.ts'
import { inserirManutencao, travarManutencao } from './manutencao.sql.ts'

const DIA_MS = 86_400_000

handle(anunciarManutencao, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const fecha = Date.parse(body.fechaAt)
  const reabre = body.reabreAt === null ? null : Date.parse(body.reabreAt)
  const campos: Record<string, string> = {}
  if (fecha < ctx.agora - 60_000) campos.fechaAt = 'Este instante já passou'
  if (fecha > ctx.agora + ANTECEDENCIA_MAXIMA_DIAS * DIA_MS)
    campos.fechaAt = `No máximo ${ANTECEDENCIA_MAXIMA_DIAS} dias à frente`
  if (reabre !== null && reabre <= fecha) campos.reabreAt = 'A volta vem depois do fechamento'
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
  const fechaAt = new Date(fecha)
  const reabreAt = reabre === null ? null : new Date(reabre)
  const mensagem = body.mensagem ?? ''
  const r = await ctx.tx(async (tx) => {
    if ((await travarManutencao(tx, hotId)) !== undefined)
      return recusar('EM_USO', 'Já há uma manutenção: encerre ou cancele a outra antes.')
    const { usuId } = exigirSessao(ctx)
    const uid = await inserirManutencao(tx, { hotId, mensagem, fechaAt, reabreAt, createdBy: usuId })
    await porManutencao(tx, hotId, { fechaAt, reabreAt, mensagem })
    await fecharAsCasas.agendar(tx, {}, { quando: fechaAt })
    const depois = { fechaAt: body.fechaAt, reabreAt: body.reabreAt }
    await auditar(ctx, tx, { entidade: 'manutencao', uid, acao: 'criar', depois })
    return apresentarManutencoes(tx, hotId)
  })
  if (ehRecusa(r)) return r
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  return r
})
