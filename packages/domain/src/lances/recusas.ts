// Every reason for which a bid is refused, in the order in which the judge looks, with the words that people read.
// The union is closed: a new reason must get its place in the order and its texts here, or nothing compiles. Texts
// follow the kind of hotsite. No text and no field tells the reserve or a ceiling.
import { type Centavos, formatarReais } from '../comum/dinheiro.ts'
import { com, maiuscula } from '../hotsites/concordar.ts'
import { type Palavras, palavras } from '../hotsites/palavras.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'
import { rotuloDoLeilao, type SituacaoLeilao } from '../leiloes/situacoes.ts'
import { rotuloDaSituacao, type SituacaoLote, type TipoPedido } from '../lotes/situacoes.ts'

export type Contato = 'email' | 'telefone'

/** Why this kind of request is not taken by an open lot. */
export type MotivoDoTipo =
  | 'situacao' // the lot's state takes other kinds
  | 'negociacao' // its sale mode does
  | 'hotsite' // the hotsite switched it off
  | 'sem-compre-ja' // no buy-now price, or the bids already reached it
  | 'indisponivel' // its sale is held back; why is not for clients

export type Recusa =
  | { readonly codigo: 'lote-de-outro-hotsite' }
  | {
      readonly codigo: 'leilao-indisponivel'
      readonly situacaoLeilao: SituacaoLeilao
      readonly suspenso: boolean
    }
  | { readonly codigo: 'lote-nao-aberto'; readonly situacao: SituacaoLote; readonly tempoEsgotado: boolean }
  | { readonly codigo: 'lote-pausado' }
  | { readonly codigo: 'tipo-nao-aceito'; readonly tipo: TipoPedido; readonly motivo: MotivoDoTipo }
  | { readonly codigo: 'cliente-bloqueado' }
  | { readonly codigo: 'documentos-nao-aprovados' }
  | { readonly codigo: 'contato-nao-confirmado'; readonly faltam: readonly Contato[] }
  | { readonly codigo: 'termos-nao-aceitos' }
  | { readonly codigo: 'caucao-nao-paga' }
  | { readonly codigo: 'sem-habilitacao' }
  | { readonly codigo: 'restrito-a-grupos' }
  | { readonly codigo: 'sucata-exige-credenciado' }
  | { readonly codigo: 'limite-de-compra-excedido'; readonly limite: Centavos }
  | { readonly codigo: 'oferta-aguarda-validacao'; readonly acimaDe: Centavos }
  | { readonly codigo: 'valor-malformado' }
  | { readonly codigo: 'valor-abaixo'; readonly valorAceito: Centavos }
  | { readonly codigo: 'preco-mudou'; readonly valorAceito: Centavos }
  | { readonly codigo: 'ja-esta-vencendo'; readonly valorAceito: Centavos }
  | { readonly codigo: 'sem-automatico' }
  | { readonly codigo: 'empate-com-automatico'; readonly valorAceito: Centavos }
  | { readonly codigo: 'confirmar-valor-alto'; readonly valor: Centavos; readonly valorAceito: Centavos }

export type CodigoDeRecusa = Recusa['codigo']

/** The order of precedence: the first that applies is the answer. */
export const CODIGOS_DE_RECUSA = [
  'lote-de-outro-hotsite',
  'leilao-indisponivel',
  'lote-nao-aberto',
  'lote-pausado',
  'tipo-nao-aceito',
  'cliente-bloqueado',
  'documentos-nao-aprovados',
  'contato-nao-confirmado',
  'termos-nao-aceitos',
  'restrito-a-grupos',
  'sucata-exige-credenciado',
  'caucao-nao-paga',
  'sem-habilitacao',
  'limite-de-compra-excedido',
  'oferta-aguarda-validacao',
  'valor-malformado',
  'valor-abaixo',
  'preco-mudou',
  'ja-esta-vencendo',
  'sem-automatico',
  // Before the tie: a value that still needs a confirmation is not a bid yet, and must neither move the price up to a
  // sealed ceiling nor reveal where that ceiling lies.
  'confirmar-valor-alto',
  'empate-com-automatico',
] as const satisfies readonly CodigoDeRecusa[]

const NOME_DO_CONTATO: Readonly<Record<Contato, string>> = { email: 'e-mail', telefone: 'telefone' }

const PEDIDO: Readonly<Record<TipoPedido, (p: Palavras) => string>> = {
  Manual: (p) => p.lance.varios,
  'Configuração Automática': (p) => p.lanceAutomatico.varios,
  Leiloeiro: (p) => `${p.lance.varios} ${com('do', p.leiloeiro)}`,
  Proposta: () => 'propostas',
  'Compre Já': () => 'Compre Já',
}

type Textos = {
  readonly [C in CodigoDeRecusa]: (
    recusa: Extract<Recusa, { codigo: C }>,
    p: Palavras,
    tipo: TipoHotsite,
  ) => string
}

const TEXTOS: Textos = {
  'lote-de-outro-hotsite': (_, p) => `${maiuscula(com('este', p.lote))} não pertence a este site.`,
  'leilao-indisponivel': ({ situacaoLeilao, suspenso }, p) =>
    suspenso
      ? `${maiuscula(com('este', p.leilao))} está suspenso. Aguarde o aviso de retorno.`
      : `${maiuscula(com('este', p.leilao))} não recebe ${p.lance.varios}: ${rotuloDoLeilao(situacaoLeilao).toLowerCase()}.`,
  'lote-nao-aberto': ({ situacao, tempoEsgotado }, p, tipo) =>
    tempoEsgotado
      ? `${maiuscula(p.lote.um)} encerrado.`
      : `${maiuscula(com('este', p.lote))} não está aberto: ${rotuloDaSituacao(situacao, tipo).toLowerCase()}.`,
  'lote-pausado': (_, p) => `${maiuscula(com('o', p.lote))} está pausado. Aguarde a retomada.`,
  'tipo-nao-aceito': ({ tipo, motivo }, p) => {
    const este = maiuscula(com('este', p.lote))
    if (motivo === 'sem-compre-ja') return `${este} não tem mais preço Compre Já.`
    if (motivo === 'indisponivel') return `${este} está indisponível para compra no momento.`
    return `${este} não recebe ${PEDIDO[tipo](p)}${motivo === 'situacao' ? ' neste momento' : ''}.`
  },
  'cliente-bloqueado': () => 'Seu cadastro está bloqueado. Fale com a nossa equipe.',
  'documentos-nao-aprovados': (_, p) => `Documentos em análise: você poderá ${p.darLance} após a aprovação.`,
  'contato-nao-confirmado': ({ faltam }, p) =>
    `Confirme seu ${faltam.map((c) => NOME_DO_CONTATO[c]).join(' e seu ')} para ${p.darLance}.`,
  'termos-nao-aceitos': (_, p) =>
    `Os Termos de uso mudaram. Leia e aceite a versão de agora para ${p.darLance}.`,
  'caucao-nao-paga': (_, p) => `Pague a caução ${com('do', p.leilao)} para ${p.darLance}.`,
  'sem-habilitacao': (_, p) =>
    `Faça ${com('seu', p.habilitacao)} ${com('neste', p.leilao)} para ${p.darLance}.`,
  'restrito-a-grupos': (_, p) => `${maiuscula(com('este', p.lote))} é restrito a um grupo de clientes.`,
  'sucata-exige-credenciado': (_, p) =>
    `${maiuscula(p.lote.um)} de sucata: só empresas credenciadas no Detran podem ${p.darLance}.`,
  'limite-de-compra-excedido': ({ limite }, p) =>
    `${maiuscula(com('seu', p.lance))} passa do seu limite de compra disponível, de ${formatarReais(limite)}.`,
  'oferta-aguarda-validacao': ({ acimaDe }, p) =>
    `${maiuscula(p.lance.varios)} acima de ${formatarReais(acimaDe)} ${com('neste', p.lote)} aguardam a validação do seu cadastro. Nossa equipe já foi avisada.`,
  'valor-malformado': () => 'Informe um valor válido, em reais e centavos.',
  'valor-abaixo': ({ valorAceito }, p) =>
    `${maiuscula(com('seu', p.lance))} deve ser de pelo menos ${formatarReais(valorAceito)}.`,
  'preco-mudou': ({ valorAceito }) =>
    `O preço Compre Já agora é ${formatarReais(valorAceito)}. Confira e confirme.`,
  'ja-esta-vencendo': (_, p) => `Você já está ganhando ${com('este', p.lote)}.`,
  'sem-automatico': (_, p) => `Você não tem ${p.lanceAutomatico.um} ativo a alterar ${com('neste', p.lote)}.`,
  'empate-com-automatico': ({ valorAceito }, p) =>
    `${maiuscula(com('outro', p.lance))} de mesmo valor chegou antes. O próximo valor é ${formatarReais(valorAceito)}.`,
  'confirmar-valor-alto': ({ valor }, p) =>
    `Confirme ${com('um', p.lance)} muito acima do atual (${formatarReais(valor)}).`,
}

// One entry per code is proven by the type above; the lookup itself loses the pairing of code and data.
function texto<C extends CodigoDeRecusa>(
  codigo: C,
  recusa: Extract<Recusa, { codigo: C }>,
  tipo: TipoHotsite,
): string {
  return TEXTOS[codigo](recusa, palavras(tipo), tipo)
}

/** The refusal as a sentence, in the words of the hotsite's kind. */
export function textoDaRecusa(recusa: Recusa, tipo: TipoHotsite): string {
  return texto(recusa.codigo, recusa, tipo)
}
