import { randomUUID } from 'node:crypto'
import { anunciarManutencao } from '@martelo/contracts/operacao/anunciar-manutencao.contract.ts'
import { ANTECEDENCIA_MAXIMA_DIAS } from '@martelo/domain/operacao/manutencao.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from '../hotsites/door.ts'
import { apresentarManutencoes } from './apresentar-manutencao.ts'
import { type Anuncio, anunciarNaCasa } from './manutencao-numa-casa.ts'

const DIA_MS = 86_400_000

handle(anunciarManutencao, async (ctx, { body }) => {
  const fecha = Date.parse(body.fechaAt)
  const reabre = body.reabreAt === null ? null : Date.parse(body.reabreAt)
  const campos: Record<string, string> = {}
  if (fecha < ctx.agora - 60_000) campos.fechaAt = 'Este instante já passou'
  if (fecha > ctx.agora + ANTECEDENCIA_MAXIMA_DIAS * DIA_MS)
    campos.fechaAt = `No máximo ${ANTECEDENCIA_MAXIMA_DIAS} dias à frente`
  if (reabre !== null && reabre <= fecha) campos.reabreAt = 'A volta vem depois do fechamento'
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
  if (body.todasAsCasas && !(await daPlataforma(ctx))) return SO_PLATAFORMA
  const a: Anuncio = {
    mensagem: body.mensagem ?? '',
    fechaAt: new Date(fecha),
    reabreAt: reabre === null ? null : new Date(reabre),
    ato: body.todasAsCasas ? randomUUID() : null,
  }
  const nesta = await ctx.tx(async (tx) =>
    (await anunciarNaCasa(ctx, tx, ctx.hotsite, a)) || a.ato !== null
      ? true
      : recusar('EM_USO', 'Já há uma manutenção: encerre ou cancele a outra antes.'),
  )
  if (ehRecusa(nesta)) return nesta
  if (a.ato !== null) {
    for (const casa of await ctx.servicos.hotsites.todos())
      if (casa.id !== ctx.hotsite.id)
        await ctx.banco.doHotsite(casa.id, (tx) => anunciarNaCasa(ctx, tx, casa, a))
  }
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  return ctx.ler((tx) => apresentarManutencoes(tx, ctx.hotsite.id))
})
