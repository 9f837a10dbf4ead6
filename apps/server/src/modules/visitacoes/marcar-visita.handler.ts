// Takes a place in a yard's agenda of visits. One visit per person and lot, few per person: a place that one does not use
// is a place that another does not get. A program that fills the hidden field is thanked and not heard.
import { marcarVisita } from '@martelo/contracts/visitacoes/marcar-visita.contract.ts'
import { validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { VISITAS_POR_PESSOA } from '@martelo/domain/visitacoes/horarios-de-visita.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { exigirVisitante } from '../lotes/door.ts'
import { recusaDoSelo } from '../mensagens/door.ts'
import { loteNaAgenda } from './agenda-do-lote.ts'
import { avisarVisita } from './avisar-visita.ts'
import { tomarLugar } from './tomar-lugar.ts'
import { aFrenteDe, encerrarPassadas, lerVisitas, peloUid, travarPessoa } from './visitacoes.sql.ts'

handle(marcarVisita, async (ctx, { params, body }) => {
  if (body.site) return { chave: null, inicio: body.inicio }
  const recusa = exigirVisitante(ctx) ?? telefoneErrado(body.telefone) ?? (await recusaDoSelo(ctx, body.selo))
  if (recusa) return recusa
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const na = await loteNaAgenda(ctx, tx, params.lelUid)
    if (na === null) return recusar('NAO_ENCONTRADO', 'Não encontramos este item.')
    await travarPessoa(tx, hotId, body.email)
    await encerrarPassadas(tx, hotId, body.email)
    const tem = await aFrenteDe(tx, hotId, body.email, na.lote.id)
    if (tem.neste)
      return recusar(
        'JA_MARCADA',
        'Já há uma visita marcada com este e-mail. Para mudar o horário, abra o endereço que enviamos a ele.',
      )
    if (tem.quantas >= VISITAS_POR_PESSOA)
      return recusar('MUITAS', `Marque até ${VISITAS_POR_PESSOA} visitas por vez.`)
    const { nome, email, telefone } = body
    const uid = await tomarLugar(ctx, tx, na, new Date(body.inicio), { nome, email, telefone })
    const [v] = await lerVisitas(tx, hotId, peloUid(uid))
    if (v === undefined) throw new Error('the visit that was just written is not there')
    await auditar(ctx, tx, {
      entidade: 'visitacao',
      uid,
      acao: 'marcar',
      depois: { inicio: v.inicio.toISOString() },
      versao: v.versao,
    })
    await avisarVisita(ctx, tx, 'visita-marcada', v)
    return { chave: v.chave, inicio: v.inicio.toISOString() }
  })
})

function telefoneErrado(telefone: string) {
  const t = validarTelefone(telefone)
  return t.ok ? null : recusar('CAMPOS', t.mensagem, { campos: { telefone: t.mensagem } })
}
