// The hotsite as the pages see it: its name, kind, words, theme and capabilities. Nothing secret: it is sent to visitors.
import type { DadosDoTema } from '@martelo/ui/tema/tema.ts'

/** A number of the house as pages need it, so that no page knows how numbers are written. */
export interface NumeroDaCasa {
  /** as stored */
  readonly numero: string
  readonly texto: string
  readonly url: string
}

export interface MarcaDoSite {
  readonly uid: string
  readonly id: number
  readonly nome: string
  readonly tipo: 'leilao' | 'loja'
  readonly slogan: string
  readonly descricao: string
  readonly logo: string | null
  readonly logoEscuro: string | null
  readonly favicon: string | null
  readonly imagemCapa: string | null
  /** announced: the site closes for visitors */
  readonly manutencao: {
    readonly fechaAt: string | null
    readonly reabreAt: string | null
    readonly mensagem: string
  } | null
  readonly tema: DadosDoTema
  readonly telefone: NumeroDaCasa | null
  readonly whatsapp: NumeroDaCasa | null
  readonly emailContato: string | null
  readonly emailsContato: readonly string[]
  readonly cadastroDe: string | null
  readonly cadastroAte: string | null
  readonly emailEncarregado: string | null
  /** the site is one auctioneer's own */
  readonly deUmLeiloeiro: boolean
  readonly mensagemRodape: string | null
  readonly endereco: string | null
  readonly cidade: string | null
  readonly uf: string | null
  readonly redes: Readonly<Record<string, string>>
  readonly perguntas: readonly { readonly pergunta: string; readonly resposta: string }[]
  readonly lanceAutomatico: boolean
  readonly propostas: boolean
  readonly permitirCpf: boolean
  readonly permitirCnpj: boolean
  readonly minutosOciosos: number
  /** names of what the house has switched off */
  readonly recursosDesligados: readonly string[]
  readonly necessarioLoginParaVisualizar: boolean
}
