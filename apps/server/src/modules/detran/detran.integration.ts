// The traffic authority of an auction: its lots and items, each end with its papers, and what it knows of a vehicle. It answers
// at once, and may post later that it refused after all.
import {
  TIPOS_DE_CONDICAO,
  TIPOS_DE_REGISTRO,
  type TipoDeRegistro,
} from '@martelo/domain/detran/registro-do-lote.ts'
import { z } from 'zod'
import {
  ACESSO_POR_TOKEN,
  comToken,
  perguntarSaude,
  porSegredoDosAvisos,
} from '../../core/externo/api-com-token.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'
import { receberAvisoDetran } from './receber-aviso-detran.ts'

const curto = (max: number) => z.string().max(max).nullable().default(null)

const Item = z.object({
  idObjeto: z.string().min(1).max(60),
  ordemVisualizacao: z.number().int(),
  vistoria: curto(200),
  placa: curto(10),
  tipo: curto(60),
  modelo: curto(140),
  cor: curto(40),
  ano: z.number().int().nullable().default(null),
  motor: curto(40),
  chassi: curto(30),
  renavan: curto(20),
  condicao: z.enum(TIPOS_DE_CONDICAO),
  valorUnitarioInicial: z.number().int().min(0).max(99_999_999_999),
})
const Lotes = z.object({
  lotes: z
    .array(
      z.object({
        id: z.string().min(1).max(60),
        numero: z.string().min(1).max(20),
        itens: z.array(Item).max(500),
      }),
    )
    .max(2000),
})
const Protocolo = z.object({ ok: z.boolean(), mensagem: z.string().max(500).default('') })
export const VeiculoNoDetran = z.object({
  categoria: curto(60),
  restricoes: z.array(z.object({ tipo: z.string().max(60), descricao: z.string().max(300) })).max(100),
  debitos: z.array(z.object({ tipo: z.string().max(60), valor: z.number().int().min(0) })).max(100),
  ultimoCrlv: curto(20),
  comunicacaoDeVenda: curto(200),
})

export type ItemNoDetran = z.infer<typeof Item>
export type LoteNoDetran = z.infer<typeof Lotes>['lotes'][number]
export type DadosDoVeiculo = z.infer<typeof VeiculoNoDetran>

export interface Detran {
  lotes(codigo: string): Promise<readonly LoteNoDetran[]>
  /** The same `chave` again is the same. Answers what it said. Throws `FalhaExterna`, for a refusal too. */
  cadastrar(lote: string, item: ItemNoDetran, chave: string): Promise<string>
  registrar(tipo: TipoDeRegistro, corpo: object, chave: string): Promise<string>
  veiculo(v: { readonly placa: string | null; readonly chassi: string | null }): Promise<DadosDoVeiculo>
  saude(): Promise<string>
}

const CAMINHO: Readonly<Record<TipoDeRegistro, string>> = {
  arremate: 'arremates',
  naoArrematado: 'nao-arrematados',
  boleto: 'boletos',
  notaFiscal: 'notas-fiscais',
}

export const DETRAN = definirParceiro({
  nome: 'detran',
  titulo: 'Detran',
  descricao:
    'Recebe itens, arremates, boletos e notas dos leilões do Detran, e informa restrições e débitos.',
  campos: {
    ...ACESSO_POR_TOKEN,
    segredoDosAvisos: {
      rotulo: 'Segredo dos avisos',
      tipo: 'segredo',
      obrigatorio: true,
      ajuda: 'Com ele o Detran assina o que nos manda.',
    },
  },
  tempoMs: 40_000,
  abrir: ({ credencial, pedir }): Detran => {
    const { base, cabecalhos } = comToken(credencial)
    const mandar = async (operacao: string, caminho: string, corpo: object, chave: string) => {
      const { valor } = await pedir(
        {
          operacao,
          metodo: 'POST',
          endereco: `${base}/${caminho}`,
          cabecalhos: { ...cabecalhos, 'idempotency-key': chave },
          corpo,
        },
        Protocolo,
      )
      if (valor === null) throw new FalhaExterna('ilegivel', 'no answer in the answer')
      if (!valor.ok) throw new FalhaExterna('recusado', valor.mensagem || 'Recusado pelo Detran')
      return valor.mensagem
    }
    return {
      async lotes(codigo) {
        const endereco = `${base}/leiloes/${encodeURIComponent(codigo)}/lotes`
        const { valor } = await pedir({ operacao: 'LOTES', endereco, cabecalhos }, Lotes)
        if (valor === null) throw new FalhaExterna('ilegivel', 'no lots in the answer')
        return valor.lotes
      },
      cadastrar: (lote, item, chave) => mandar('CADASTRO', 'itens', { lote, ...item }, chave),
      registrar: (tipo, corpo, chave) => mandar(tipo, CAMINHO[tipo], corpo, chave),
      async veiculo(v) {
        const { valor } = await pedir(
          { operacao: 'VEICULO', metodo: 'POST', endereco: `${base}/veiculos`, cabecalhos, corpo: v },
          VeiculoNoDetran,
        )
        if (valor === null) throw new FalhaExterna('ilegivel', 'no vehicle in the answer')
        return valor
      },
      saude: () => perguntarSaude(pedir, { base, cabecalhos }),
    }
  },
  testar: async (porta) => `O Detran respondeu: ${await porta.saude()}.`,
  avisos: {
    conferir: porSegredoDosAvisos,
    processar: receberAvisoDetran,
  },
})

export const ehRegistro = (t: string): t is TipoDeRegistro =>
  (TIPOS_DE_REGISTRO as readonly string[]).includes(t)
