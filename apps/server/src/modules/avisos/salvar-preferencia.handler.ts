// What the law or the account's safety asks for stays on, and says why.
import { salvarPreferencia } from '@martelo/contracts/avisos/salvar-preferencia.contract.ts'
import { avisoDe, canaisPossiveis, ehObrigatorio } from '@martelo/domain/avisos/catalogo.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarPreferencias, canaisDaCasa, TIPOS_DO_CLIENTE } from './apresentar-preferencias.ts'
import { gravarPreferencia } from './avisos.sql.ts'

handle(salvarPreferencia, async (ctx, { body: { tipo: dito, canal, ligado } }) => {
  const { usuId } = exigirCliente(ctx)
  const tipo = TIPOS_DO_CLIENTE.find((t) => t === dito)
  if (tipo === undefined || !canaisPossiveis(tipo).includes(canal))
    return recusar('NAO_PODE', 'Este aviso não vai por este canal.')
  if (!ligado && ehObrigatorio(tipo, canal))
    return recusar(
      'NAO_PODE',
      `Este aviso não pode ser desligado. ${avisoDe(tipo).obrigatorio?.motivo ?? ''}`,
    )
  const tem = await canaisDaCasa(ctx)
  return ctx.tx(async (tx) => {
    await gravarPreferencia(tx, { hotId: ctx.hotsite.id, usuId, tipo, canal, ligado })
    return apresentarPreferencias(ctx, tx, tem)
  })
})
