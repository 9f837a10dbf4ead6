import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { lanceRecebido } from '@martelo/contracts/lances/lance-recebido.contract.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import {
  documentoMascarado,
  telefoneMascarado,
} from '@martelo/domain/comum/identificadores/mascarar-contato.ts'
import { veDadosDoCliente } from '../../core/auth/ver-dados-do-cliente.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { avisosDoLance, lerLanceRecebido } from './lance-recebido.sql.ts'

handle(lanceRecebido, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const l = await lerLanceRecebido(tx, ctx.hotsite.id, params.uid)
    if (l === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const inteiro = await veDadosDoCliente(ctx, tx, l.cliUid)
    const email = (e: string): string => (inteiro ? e : mascararCampo('email', e))
    const telefone = (t: string): string => (inteiro ? t : telefoneMascarado(t))
    const avisos = await avisosDoLance(tx, ctx.hotsite.id, l)
    return {
      uid: l.uid,
      lelUid: l.lelUid,
      lote: l.lote,
      numero: l.numero,
      leilao: l.leilao,
      situacaoLote: l.situacaoLote,
      valor: l.valor,
      minimo: l.minimo,
      situacao: l.situacao,
      contraproposta: l.contraproposta,
      motivo: l.motivo,
      telefone: l.telefone && telefone(l.telefone),
      email: l.email && email(l.email),
      criadaAt: iso(l.criadaAt),
      respondidaAt: iso(l.respondidaAt),
      respondidaPor: l.respondidaPor,
      feitaPor: l.feitaPor,
      cliente: {
        id: l.cliId,
        nome: l.nome,
        apelido: l.apelido,
        documento: inteiro ? formatarDocumento(l.documento) : documentoMascarado(l.documento),
        email: email(l.clienteEmail),
        telefone: l.clienteTelefone && telefone(l.clienteTelefone),
        mascarado: !inteiro,
        podeMostrar: !inteiro && permite('cliente:mostrar', ctx.sessao),
        cidade: l.cidade,
        documentoSituacao: l.documentoSituacao,
        propostas: l.propostas,
        compras: l.compras,
      },
      vndId: l.vndId,
      avisos: avisos.map((n) => ({ ...n, quando: iso(n.quando) })),
    }
  }),
)
