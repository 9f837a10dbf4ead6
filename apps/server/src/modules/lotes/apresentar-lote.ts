// From a row to what the back-office sees of a lot: its actions with reasons, and the reserve only with its permission.
import { posicoesDoTipo } from '@martelo/domain/veiculos/modelo-de-fotos.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import type { LinhaDeLote, LoteCompleto } from '@martelo/contracts/lotes/lote.schemas.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { acoesDoLote, impedimentoDosValores } from '@martelo/domain/lotes/acoes.ts'
import { incrementoSugerido } from '@martelo/domain/lotes/incrementos.ts'
import { ehSucata, tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { composicaoDoLote, rotuloDaDespesa } from '@martelo/domain/lotes/valores.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { lerArquivosDoLote } from './arquivos-do-lote.sql.ts'
import { lerDeForaDoLote } from './de-fora-do-lote.sql.ts'
import { lerPessoasDoLote } from './pessoas-do-lote.sql.ts'
import { lerConjunto, type LinhaLote, type LoteInteiro } from './lotes.sql.ts'
import { direitosSobreValores } from './direitos-sobre-valores.ts'

type Linha = z.infer<typeof LinhaDeLote>
type Completo = z.infer<typeof LoteCompleto>

export function apresentarLinha(ctx: Ctx, l: LinhaLote): Linha {
  const verReserva = veReserva(ctx.sessao)
  return {
    id: l.id,
    uid: l.uid,
    versao: l.edicao,
    numero: l.numero,
    posicaoLeilao: l.posicaoLeilao,
    nome: l.nome,
    situacao: l.situacao,
    motivoSituacao: l.motivoSituacao,
    tipo: l.tipo,
    tipoNegociacao: l.tipoNegociacao,
    minimo: l.minimo,
    incremento: l.incremento,
    compreJa: l.compreJa,
    ...(verReserva ? { valorComitente: l.valorComitente } : {}),
    lance: l.lanceValor === null ? null : { valor: l.lanceValor, quantidade: l.lanceQuantidade },
    valorVendido: l.valorVendido,
    dataFim: iso(l.dataFim),
    quantidadeFotos: l.fotos,
    foto: l.fotoChave === null ? null : urlPublica(`${l.fotoChave}-${l.fotoLargura}.webp`),
    conjuntoPrincipalUid: l.conjuntoPrincipalUid,
    destaque: l.destaque,
    leilao: { id: l.leiId, uid: l.leiUid, nome: l.leiNome, situacao: l.leiSituacao, data: iso(l.leiData) },
    comitente: l.comitente,
    veiculo: {
      uid: l.veiUid,
      nome: l.veiNome,
      placa: l.placa,
      chassi: l.chassi,
      anoModelo: l.anoModelo,
      inibirVenda: l.inibirVenda,
    },
    acoes: acoesDaLinha(ctx, l),
  }
}

/** A member of a set does what its principal does. */
function acoesDaLinha(ctx: Ctx, l: LinhaLote): Linha['acoes'] {
  const acoes = acoesDoLote(l.situacao, atoresDosPapeis(ctx.sessao?.papeis ?? []), {
    agora: ctx.agora,
    fotos: l.fotos,
    exigeFotosAprovadas: l.exigeFotosAprovadas,
    fotosPorAprovar: l.fotosPorAprovar,
    posicoesSemFoto: posicoesDoTipo(l.veiTipoId, l.posicoesSemFoto),
    minimo: l.minimo,
    incremento: l.incremento,
    inibirVenda: l.inibirVenda,
    situacaoLeilao: l.leiSituacao,
    leilaoEncerradoEm: l.leiEncerradoAt?.getTime() ?? null,
    vendaDesistida: l.vendaDesistida,
    lance: l.lanceValor,
  })
  if (l.conjuntoPrincipalUid === null) return acoes
  return acoes.map((a) => ({ ...a, pode: false, motivo: 'Este lote segue o principal do seu conjunto.' }))
}

export async function apresentarLote(
  ctx: Ctx,
  tx: Tx,
  l: LinhaLote,
  inteiro: LoteInteiro,
): Promise<Completo> {
  const linha = apresentarLinha(ctx, l)
  const categoria = tipoDeLote(inteiro.tipoId)?.categoria
  const conta = composicaoDoLote({ ...inteiro, lance: inteiro.valorVendido ?? inteiro.lanceValor })
  const tipo = ctx.hotsite.tipo as TipoHotsite
  return {
    ...dadosDoLote(inteiro),
    ...linha,
    dataInicio: iso(inteiro.dataInicio),
    conjuntoUids: await lerConjunto(tx, ctx.hotsite.id, inteiro),
    arquivos: await lerArquivosDoLote(tx, ctx.hotsite.id, inteiro.id),
    ...(await deFora(ctx, tx, inteiro)),
    ordemLeilao: linha.posicaoLeilao,
    ...(await pessoasDoLote(ctx, tx, inteiro)),
    incrementoSugerido: incrementoSugerido(inteiro.minimo, categoria !== undefined && ehSucata(categoria)),
    composicao: {
      valor: conta.valor,
      despesas: conta.despesas.map((d) => ({ rotulo: rotuloDaDespesa(d.despesa, tipo), valor: d.valor })),
      totalDespesas: conta.totalDespesas,
      totalAPagar: conta.totalAPagar,
    },
    can: {
      editar: permite('lote:editar', ctx.sessao),
      valores: impedimentoDosValores(linha.situacao, direitosSobreValores(ctx)),
      verReserva: veReserva(ctx.sessao),
    },
  }
}

async function deFora(ctx: Ctx, tx: Tx, l: LoteInteiro) {
  const { fotos, ...resto } = await lerDeForaDoLote(tx, ctx.hotsite.id, l.id)
  const fotosJson = fotos.map(({ chave, arquivo, largura, altura }) => ({
    url: urlPublica(`${chave}-${arquivo}.webp`),
    largura,
    altura,
  }))
  return { ...resto, fotosJson, fotosJsonUrls: fotosJson.map((f) => f.url) }
}

/** Who put it into the sale, and who leads or has won: by name only for those who read sales or clients anyway. */
async function pessoasDoLote(ctx: Ctx, tx: Tx, l: LoteInteiro) {
  const { criador, ...v } = await lerPessoasDoLote(tx, ctx.hotsite.id, l.id)
  const inteiro = permite('venda:ver', ctx.sessao) || permite('cliente:dados', ctx.sessao)
  return {
    createdAt: iso(l.createdAt),
    createdByCliente: criador,
    clienteVencedorLance:
      v.apelido === null
        ? null
        : { cliUid: inteiro ? v.cliUid : null, apelido: v.apelido, nome: inteiro ? v.nome : null },
  }
}

/** The form's own columns, but for the reserve, which `apresentarLinha` decides about. */
function dadosDoLote(l: LoteInteiro) {
  return {
    descricao: l.descricao,
    tipoId: l.tipoId,
    valorProposta: l.valorProposta,
    despachante: l.despachante,
    outros: l.outros,
    remocao: l.remocao,
    depositoDeBens: l.depositoDeBens,
    vistoria: l.vistoria,
    taxaAdm: l.taxaAdm,
    comissaoPorcentagem: l.comissaoPorcentagem,
    comissaoExtraPorcentagem: l.comissaoExtraPorcentagem,
    compreJaPorcentagem: l.compreJaPorcentagem,
    comissaoExtraMensagem: l.comissaoExtraMensagem,
    somenteBuyNowProposta: l.somenteBuyNowProposta,
    finalizacaoManual: l.finalizacaoManual,
    transmissaoNaPista: l.transmissaoNaPista,
    recebeIncrementoTempo: l.recebeIncrementoTempo,
    condicional: l.condicional,
    prioridade: l.prioridade,
    video: l.video,
    blackCar10: l.blackCar10,
    sorteioFinalAno: l.sorteioFinalAno,
    carimbos: l.carimbos,
    gruposCliente: l.gruposCliente,
    situacaoDetran: l.situacaoDetran as Completo['situacaoDetran'],
    itensNotaFiscal: l.itensNotaFiscal as Completo['itensNotaFiscal'],
    validacoesValorOfertaBloqueada: l.validacoesValorOfertaBloqueada,
    empresaPreco: l.empresaPreco,
    descricaoVisitacao: l.descricaoVisitacao,
    despachantePrazoDocumento: l.despachantePrazoDocumento,
  }
}
