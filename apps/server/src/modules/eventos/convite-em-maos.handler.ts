// An invitation to be handed over by a person: to be copied, shown as a QR, or sent from his own WhatsApp. Its words are the
// house's for short messages, of what is true now.
import { conviteEmMaos } from '@martelo/contracts/eventos/convite-em-maos.contract.ts'
import { validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { enderecoDoWhatsapp } from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import { preverAviso } from '../../core/avisos/prever-aviso.ts'
import { handle } from '../../core/http/handle.ts'
import { naoHaConvidado } from './apresentar-convidado.ts'
import {
  caminhoAte,
  dizerCancelamento,
  dizerConvite,
  dizerMudanca,
  peloWhatsapp,
  type TipoAoConvidado,
} from './dizer-aos-convidados.ts'
import { lerConvidado } from './o-que-sabem.sql.ts'

handle(conviteEmMaos, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const lido = await lerConvidado(tx, hotId, params.uid)
    if (lido === undefined) return naoHaConvidado()
    const { g, e, falta } = lido
    const tipo: TipoAoConvidado = !e.ativo ? 'evento-cancelado' : falta ? 'evento-mudou' : 'convite-evento'
    const ditos = {
      'convite-evento': () => dizerConvite(ctx, e, g),
      'evento-mudou': () => dizerMudanca(ctx, e, g, ''),
      'evento-cancelado': () => dizerCancelamento(e, g, ''),
    }
    const valores = { ...ditos[tipo](), nome: g.nome }
    const { texto } = await preverAviso(tx, ctx.hotsite, { tipo, forma: 'curta', valores })
    const telefone = validarTelefone(g.telefone ?? '')
    const conversa = telefone.ok ? enderecoDoWhatsapp(telefone.valor.e164) : 'https://wa.me/'
    const zap = await peloWhatsapp(tx, hotId, 'convite-evento')
    return {
      codigo: g.codigo,
      endereco: `${ctx.origem}/convite/${g.codigo}`,
      texto,
      whatsapp: `${conversa}?text=${encodeURIComponent(texto)}`,
      pelaCasa: tipo === 'convite-evento' && caminhoAte(g, zap, 'whatsapp') !== null,
    }
  }),
)
