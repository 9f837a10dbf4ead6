// What a buyer reads of one thing he bought: its lot, its papers, when it is fetched, and what of it he may do now.
import type { ItemDaVenda } from '@martelo/contracts/vendas/venda.schemas.ts'
import { TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { prazoDaDocumentacao, textoDoPrazo } from '@martelo/domain/entregas/prazo-da-documentacao.ts'
import {
  ANTECEDENCIA_PARA_CANCELAR_MS,
  andamentoDaDocumentacao,
  documentacaoFinal,
  esperaAgendamento,
  passoDaDocumentacao,
  ROTULO_DA_DOCUMENTACAO,
  ROTULO_DA_RETIRADA,
} from '@martelo/domain/entregas/states.ts'
import { paginaDeRastreamento, ROTULO_DA_TROCA } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { orientarItem } from '@martelo/domain/vendas/orientacoes.ts'
import { itemConta } from '@martelo/domain/vendas/somas.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarComprovante } from './apresentar-comprovante.ts'
import {
  despesasDoItem,
  diaDe,
  itemParaOrientar,
  PREVISAO_DE_DOCUMENTOS,
  temDocumentos,
} from './contas-da-venda.ts'
import { pagamentoDoItem } from './pagamento-do-item.ts'
import type { LinhaDeItem, VendaLida } from './vendas.sql.ts'

const SIM = { pode: true, motivo: null }
const nao = (motivo: string) => ({ pode: false, motivo })
/** May it be done now; the sentence says why not. */
export const pode = (motivo: string | null) => (motivo === null ? SIM : nao(motivo))

/** Lots' photographs are stored by width; a card needs a middle one. */
export function enderecoDaFoto(chave: string | null, larguras: readonly number[] | null): string | null {
  const largura = larguras?.find((l) => l >= 480) ?? larguras?.at(-1)
  return chave === null || largura === undefined ? null : urlPublica(`${chave}-${largura}.webp`)
}

export function tipoDoSite(ctx: Ctx): 'leilao' | 'loja' {
  return ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao'
}

export function apresentarItem(ctx: Ctx, v: VendaLida, i: LinhaDeItem): ItemDaVenda {
  const despesas = despesasDoItem(i, tipoDoSite(ctx))
  return {
    uid: i.uid,
    id: i.id,
    vndUid: v.venda.uid,
    lanceId: i.lanceUid,
    loteId: i.lelUid,
    numero: i.numero,
    nome: i.nome,
    placa: i.placa,
    veiUid: i.veiUid,
    chassi: i.chassi,
    renavam: i.renavam,
    numeroMotor: i.numeroMotor,
    anoFabricacao: i.anoFabricacao,
    anoModelo: i.anoModelo,
    cor: corEscrita(i.cor),
    categoria: i.categoria,
    foto: enderecoDaFoto(i.fotoChave, i.fotoLarguras),
    url: enderecoDoItem(ctx, i),
    comitente: i.comitente,
    comitenteCnpj: i.comitenteCnpj && formatarDocumento(i.comitenteCnpj),
    situacaoLote: i.situacaoLote,
    rotuloLote: rotuloDaSituacao(i.situacaoLote, tipoDoSite(ctx)),
    conta: i.ativo && itemConta(i),
    tipoLance: i.lanceTipo,
    tipoNegociacao: i.tipoNegociacao,
    valor: i.valor,
    noConjunto: i.lanceLelId !== null,
    data: iso(i.lanceData),
    hashQrcode: i.hashQrcode,
    blackCar10: i.blackCar10,
    blackCar10Url: i.blackCar10Url,
    sorteioFinalAno: i.sorteioFinalAno,
    detranItens: i.detranItens,
    comitenteExigeBoleto: i.comitenteExigeBoleto,
    valorRecibo: i.valorRecibo,
    despesas,
    total: i.valor + despesas.reduce((t, d) => t + d.valor, 0),
    ...pagamentoDoItem(ctx, v, i),
    crlvUrl: enderecoDoArquivo(
      v,
      i.arquivos.find((a) => a.tipo === 'crlv'),
    ),
    informacoesDocumentacao: apresentarDocumentacao(ctx, v, i),
    agendamentoRetirada: apresentarAgendamento(i),
    retirada: apresentarRetirada(ctx, v, i),
    orientacao: orientarItem(itemParaOrientar(i)).texto,
    situacaoEstadia: i.entregueAt === null ? null : 'FINALIZADA',
    dataFimEstadia: diaDe(i.dataFimEstadia),
    diasExcedentes: diasExcedentes(ctx, i),
    versao: i.versao,
  }
}

export function enderecoDoItem(ctx: Ctx, i: LinhaDeItem): string {
  return caminhoDoLote({
    tipoHotsite: tipoDoSite(ctx),
    cidade: i.cidade,
    uf: i.uf,
    tipo: i.tipoNome,
    marca: i.marca,
    nome: i.nome,
    anoModelo: i.anoModelo,
    id: i.lelId,
  })
}

function diasExcedentes(ctx: Ctx, i: LinhaDeItem): number {
  const fim = diaDe(i.dataFimEstadia)
  if (fim === null) return 0
  const ultimo = diaDe(i.entregueAt) ?? diaEmBrasilia(ctx.agora)
  return Math.max(0, Math.round((Date.parse(ultimo) - Date.parse(fim)) / 86_400_000))
}

/** Of a sale that was closed: before that the vehicle is not his. */
function enderecoDoArquivo(v: VendaLida, a: LinhaDeItem['arquivos'][number] | undefined): string | null {
  return a === undefined || v.venda.situacao !== 'Fechada' ? null : `/v1/anexos/${a.uid}/arquivo?como=baixar`
}

function apresentarDocumentacao(
  ctx: Ctx,
  v: VendaLida,
  i: LinhaDeItem,
): ItemDaVenda['informacoesDocumentacao'] {
  const previsaoDias = i.documentacaoPrevisaoDias ?? PREVISAO_DE_DOCUMENTOS
  const final = documentacaoFinal(i.documentacaoSituacao)
  const entregueEm = diaDe(i.entregueAt)
  const hoje = diaEmBrasilia(ctx.agora)
  const prazo =
    entregueEm === null || final ? null : prazoDaDocumentacao(entregueEm, previsaoDias, hoje, civil(hoje))
  return {
    temDocumentos: temDocumentos(i),
    metodoEnvio: i.metodoEntrega,
    valorSedex: i.valorSedex,
    patUid: i.entregaPatUid,
    patioNome: i.entregaPatNome,
    dataEscolha: iso(i.dataEscolha),
    usuarioEscolha: i.usuarioEscolha,
    enderecoEntrega: i.enderecoEntrega,
    comprovantes: v.comprovantes.filter((c) => c.itemUid === i.uid).map((c) => apresentarComprovante(ctx, c)),
    previsaoDias,
    prazoAtual: prazo?.prazoAtual ?? null,
    textoDoPrazo: prazo === null ? null : textoDoPrazo(prazo.prazoAtual),
    dataEnvio: iso(i.documentacaoEnvioAt),
    codigoEnvio: i.documentacaoCodigoEnvio,
    rastreamento: paginaDeRastreamento(i.documentacaoCodigoEnvio),
    arquivos: i.arquivos.flatMap((a) => {
      const url = enderecoDoArquivo(v, a)
      return url === null ? [] : [{ tipo: a.tipo, rotulo: TIPOS_DE_ANEXO[a.tipo].rotulo, url }]
    }),
    troca: apresentarTroca(i),
    situacao: i.documentacaoSituacao,
    rotulo: ROTULO_DA_DOCUMENTACAO[i.documentacaoSituacao],
    sieId: passoDaDocumentacao(i.documentacaoSituacao),
    andamento: andamentoDaDocumentacao(i.documentacaoSituacao, i.metodoEntrega),
    ultimaAtualizacao: iso(i.documentacaoAt),
    usuarioAndamento: i.usuarioAndamento,
    etapaFinal: final,
  }
}

function apresentarTroca(i: LinhaDeItem): ItemDaVenda['informacoesDocumentacao']['troca'] {
  const t = i.troca
  return t && { ...t, rotulo: ROTULO_DA_TROCA[t.situacao] }
}

function civil(hoje: string) {
  const ano = Number(hoje.slice(0, 4))
  return montarCalendario('civil', feriadosDosAnos(ano - 1, ano + 1))
}

function apresentarAgendamento(i: LinhaDeItem): ItemDaVenda['agendamentoRetirada'] {
  if (i.ageUid === null || i.ageInicio === null || i.ageFim === null || i.ageSolicitadoAt === null)
    return null
  return {
    uid: i.ageUid,
    dataHorario: iso(i.ageInicio),
    fim: iso(i.ageFim),
    dataSolicitacao: iso(i.ageSolicitadoAt),
    situacao: i.ageSituacao ?? '',
    terceiro:
      i.terceiroNome === null
        ? null
        : {
            nome: i.terceiroNome,
            documento: i.terceiroDocumento ?? '',
            telefone: i.terceiroTelefone ?? '',
            email: i.terceiroEmail,
          },
    hashQrcode: i.ageHash ?? '',
    versao: i.ageVersao ?? 0,
  }
}

function apresentarRetirada(ctx: Ctx, v: VendaLida, i: LinhaDeItem): ItemDaVenda['retirada'] {
  const { ageInicio, patioUid } = i
  const impedimentoParaAgendar = (): string | null => {
    if (v.venda.situacao !== 'Fechada' || !esperaAgendamento(i.retiradaSituacao))
      return i.retiradaSituacao === 'aguardando_retirada'
        ? 'A retirada já está agendada.'
        : 'A retirada é liberada depois do pagamento.'
    return patioUid === null ? 'Combine a retirada com a nossa equipe.' : null
  }
  const impedimentoParaCancelar = (): string | null => {
    if (i.retiradaSituacao !== 'aguardando_retirada' || ageInicio === null) return 'Não há retirada agendada.'
    return ageInicio.getTime() - ctx.agora > ANTECEDENCIA_PARA_CANCELAR_MS
      ? null
      : 'O agendamento só pode ser cancelado com mais de 2 horas de antecedência.'
  }
  return {
    situacao: i.retiradaSituacao,
    rotulo: ROTULO_DA_RETIRADA[i.retiradaSituacao],
    entregueAt: iso(i.entregueAt),
    entreguePara: i.entreguePara,
    patio:
      patioUid === null
        ? null
        : {
            uid: patioUid,
            nome: i.patioNome ?? '',
            cidade: i.patioCidade ?? '',
            uf: i.patioUf ?? '',
            endereco: i.patioEndereco ?? '',
            telefone: i.patioTelefone,
            explicacaoRetirada: i.patioExplicacao,
          },
    podeAgendar: pode(impedimentoParaAgendar()),
    podeCancelar: pode(impedimentoParaCancelar()),
  }
}
