// The public check of a paper: whether it may be relied on now, and what is recorded under its code. A buyer is initials;
// of a pickup the gate reads who may collect, with a masked document, what, where and when.
import { conferirImpresso } from '@martelo/contracts/impressos/conferir-impresso.contract.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { validadeDoPapel } from '@martelo/domain/entregas/papel-na-portaria.ts'
import { codigoDaNota, situacaoDaNota } from '@martelo/domain/impressos/situacao-da-nota.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { itensAtivos, type LinhaDeItem, lerVenda, type VendaLida, valoresDe } from '../vendas/door.ts'
import { acharNota, copiasSobOCodigo, type Emitido } from './emitidos.sql.ts'
import { tituloDaNota } from './folha-da-nota.ts'
import { acharPapel, type RetiradaNoPapel } from './impressos.sql.ts'
import { documentoVestido, iniciais } from './montar-impresso.ts'
import { julgavel } from './notas.ts'

const NOMES = {
  venda: 'Extrato de compra',
  item: 'Comprovante de compra',
  agendamento: 'Autorização de retirada',
} as const

handle(conferirImpresso, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const papel = await acharPapel(tx, ctx.hotsite.id, params.hash)
    const v = papel && (await lerVenda(tx, ctx.hotsite.id, papel.vndId))
    if (papel === undefined || v === undefined)
      return recusar('NAO_ENCONTRADO', 'Não emitimos este documento')
    const { retirada } = papel
    const item = v.itens.find((i) => i.id === papel.itemId)
    const itens = itensAtivos(v).filter((i) => papel.itemId === null || i.id === papel.itemId)
    const nota = papel.tipo === 'nota' ? await acharNota(tx, ctx.hotsite.id, params.hash) : undefined
    const { validade, explicacao } = nota
      ? validadeDaNota(v, nota)
      : validadeDoPapel(
          {
            venda: v.venda.situacao,
            itemConta: papel.itemId === null || item?.ativo === true,
            retirada: retirada && {
              situacao: retirada.situacao,
              reagendada: retirada.motivo === 'Reagendado',
              fim: Date.parse(retirada.fim),
            },
          },
          ctx.agora,
        )
    return {
      documento: papel.tipo === 'nota' ? tituloDaNota(ctx) : NOMES[papel.tipo],
      numero: nota ? codigoDaNota(nota) : null,
      valida: validade === 'Válida',
      validade,
      explicacao,
      situacao: v.venda.situacao,
      hotsite: ctx.hotsite.nome,
      leilao: v.venda.leilaoNome,
      leilaoData: iso(v.venda.leilaoData),
      comprador: iniciais(v.venda.clienteNome),
      lotes: itens.map(({ numero, nome, valor }) => ({ numero, nome, valor })),
      valorTotal:
        papel.itemId === null ? valoresDe(v).valorTotalVenda : itens.reduce((t, i) => t + i.valor, 0),
      retirada: retirada && item !== undefined ? naPortaria(v, item, retirada) : null,
      copias: await copiasSobOCodigo(tx, ctx.hotsite.id, params.hash),
      conferidoAt: new Date(ctx.agora).toISOString(),
    }
  }),
)

function validadeDaNota(v: VendaLida, e: Emitido) {
  const { situacao, explicacao } = situacaoDaNota(julgavel(v, e))
  return { validade: situacao === 'Emitida' ? 'Válida' : situacao, explicacao }
}

/** The guard compares with an identity card: the name is whole, the document shows enough to tell two people apart. */
function naPortaria(v: VendaLida, i: LinhaDeItem, r: RetiradaNoPapel) {
  return {
    quem: r.terceiroNome ?? v.venda.clienteNome,
    cpf: mascararCampo('cpf', documentoVestido(r.terceiroDocumento ?? v.venda.documento)),
    porTerceiro: r.terceiroNome !== null,
    bem: `${i.numero} – ${i.nome}`,
    placa: i.placa,
    chassi: i.chassi === null ? null : `…${i.chassi.slice(-6)}`,
    inicio: iso(new Date(r.inicio)),
    fim: iso(new Date(r.fim)),
    patio: r.patio,
    chegada: r.chegada && { em: iso(new Date(r.chegada.em)), por: r.chegada.por },
  }
}
