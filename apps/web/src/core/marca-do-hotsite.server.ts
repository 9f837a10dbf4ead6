// From the hotsite's row to what pages may show of it. Whatever is not named here stays on the server.
import {
  enderecoDoTelefone,
  enderecoDoWhatsapp,
  mostrarTelefone,
} from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import type { MarcaDoSite, NumeroDaCasa } from './marca.ts'

/** The columns that pages use, as the server reads them. */
export type LinhaDoHotsite = Omit<
  MarcaDoSite,
  | 'tema'
  | 'redes'
  | 'perguntas'
  | 'tipo'
  | 'telefone'
  | 'whatsapp'
  | 'manutencao'
  | 'cadastroDe'
  | 'cadastroAte'
  | 'deUmLeiloeiro'
> & {
  readonly leoId: number | null
  readonly versao: number
  readonly cadastroDe: Date | null
  readonly cadastroAte: Date | null
  readonly manutencaoFechaAt: Date | null
  readonly manutencaoReabreAt: Date | null
  readonly manutencaoMensagem: string
  readonly tipo: string
  readonly telefone: string | null
  readonly whatsapp: string | null
  readonly corPrimaria: string
  readonly corSecundaria: string
  readonly gradiente1: string
  readonly gradiente2: string
  readonly gradiente3: string
  readonly textoSobreGradiente: string
  readonly fonte: string
  readonly redes: unknown
  readonly perguntas: unknown
}

const numero = (n: string | null, endereco: (n: string) => string): NumeroDaCasa | null =>
  n === null ? null : { numero: n, texto: mostrarTelefone(n), url: endereco(n) }

const guardadas = new WeakMap<LinhaDoHotsite, MarcaDoSite>()

export function marcaDoHotsite(h: LinhaDoHotsite): MarcaDoSite {
  const pronta = guardadas.get(h)
  if (pronta) return pronta
  const marca: MarcaDoSite = {
    uid: h.uid,
    id: h.id,
    nome: h.nome,
    tipo: h.tipo === 'loja' ? 'loja' : 'leilao',
    slogan: h.slogan,
    descricao: h.descricao,
    logo: h.logo,
    logoEscuro: h.logoEscuro,
    // Without one a browser would ask for /favicon.ico, which no house has.
    favicon: h.favicon ?? `/v1/hotsite/icone/app-192?v=${h.versao}`,
    imagemCapa: h.imagemCapa,
    manutencao:
      h.manutencaoFechaAt === null
        ? null
        : {
            fechaAt: h.manutencaoFechaAt.toISOString(),
            reabreAt: h.manutencaoReabreAt?.toISOString() ?? null,
            mensagem: h.manutencaoMensagem,
          },
    tema: {
      primaria: h.corPrimaria,
      secundaria: h.corSecundaria,
      gradiente1: h.gradiente1,
      gradiente2: h.gradiente2,
      gradiente3: h.gradiente3,
      textoSobreGradiente: h.textoSobreGradiente,
      fonte: h.fonte,
    },
    telefone: numero(h.telefone, enderecoDoTelefone),
    whatsapp: numero(h.whatsapp, enderecoDoWhatsapp),
    emailContato: h.emailContato,
    emailsContato: h.emailsContato,
    cadastroDe: h.cadastroDe?.toISOString() ?? null,
    cadastroAte: h.cadastroAte?.toISOString() ?? null,
    emailEncarregado: h.emailEncarregado,
    deUmLeiloeiro: h.leoId !== null,
    mensagemRodape: h.mensagemRodape,
    endereco: h.endereco,
    cidade: h.cidade,
    uf: h.uf,
    redes: h.redes as MarcaDoSite['redes'],
    perguntas: h.perguntas as MarcaDoSite['perguntas'],
    lanceAutomatico: h.lanceAutomatico,
    propostas: h.propostas,
    permitirCpf: h.permitirCpf,
    permitirCnpj: h.permitirCnpj,
    minutosOciosos: h.minutosOciosos,
    recursosDesligados: h.recursosDesligados,
    necessarioLoginParaVisualizar: h.necessarioLoginParaVisualizar,
  }
  guardadas.set(h, marca)
  return marca
}
