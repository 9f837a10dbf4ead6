// A person's word on one channel, and on his quiet hours: the same for clients and for the house's people. What the law or the
// account's safety asks for stays on, and says why.
import type { PreferenciaDeAviso, SossegoDosAvisos } from '@martelo/contracts/avisos/preferencias.schemas.ts'
import { avisoDe, canaisPossiveis, ehObrigatorio } from '@martelo/domain/avisos/catalogo.ts'
import type { z } from 'zod'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { apresentarPreferencias, canaisDaCasa, type Escolhedor } from './apresentar-preferencias.ts'
import { gravarPreferencia, gravarSossego } from './avisos.sql.ts'

export async function escolherCanal(
  ctx: Ctx,
  quem: Escolhedor,
  { tipo: dito, canal, ligado }: z.infer<typeof PreferenciaDeAviso>,
) {
  const tipo = quem.tipos.find((t) => t === dito)
  if (tipo === undefined || !canaisPossiveis(tipo).includes(canal))
    return recusar('NAO_PODE', 'Este aviso não vai por este canal.')
  if (!ligado && ehObrigatorio(tipo, canal))
    return recusar(
      'NAO_PODE',
      `Este aviso não pode ser desligado. ${avisoDe(tipo).obrigatorio?.motivo ?? ''}`,
    )
  const tem = await canaisDaCasa(ctx)
  return ctx.tx(async (tx) => {
    await gravarPreferencia(tx, { hotId: ctx.hotsite.id, usuId: quem.usuId, tipo, canal, ligado })
    return apresentarPreferencias(ctx, tx, tem, quem)
  })
}

const AS_DUAS = 'Informe o começo e o fim do silêncio.'

export async function escolherSossego(ctx: Ctx, quem: Escolhedor, s: z.infer<typeof SossegoDosAvisos>) {
  if ((s.silencioDe === null) !== (s.silencioAte === null))
    return recusar('INCOMPLETO', AS_DUAS, {
      campos: { [s.silencioDe === null ? 'silencioDe' : 'silencioAte']: AS_DUAS },
    })
  const tem = await canaisDaCasa(ctx)
  return ctx.tx(async (tx) => {
    await gravarSossego(tx, ctx.hotsite.id, quem.usuId, s)
    return apresentarPreferencias(ctx, tx, tem, quem)
  })
}
