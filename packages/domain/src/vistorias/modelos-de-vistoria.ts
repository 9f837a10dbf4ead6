/**
 * The types of inspection that a house can begin with: cars, utility vehicles, heavy vehicles, motorcycles. Plain data, in
 * the form that the editor changes.
 */
import { opcoesDaRoda } from './rodas-do-bem.ts'
import type {
  CategoriaDaVistoria,
  ItemDaVistoria,
  OpcaoDoItem,
  TipoDeBemVistoriado,
  TipoDeImagem,
  TipoDeItem,
} from './tipo-de-vistoria.ts'

export interface ModeloDeVistoria {
  readonly nome: string
  readonly disponivelParaTipos: readonly TipoDeBemVistoriado[]
  readonly categorias: readonly CategoriaDaVistoria[]
}

type Mudancas = Partial<Omit<ItemDaVistoria, 'id' | 'nome' | 'tipo' | 'ordem'>>
const item =
  (id: string, nome: string, tipo: TipoDeItem, m: Mudancas = {}) =>
  (ordem: number): ItemDaVistoria => ({
    id,
    nome,
    tipo,
    ordem,
    obrigatorio: true,
    opcoes: [],
    exemploUrl: null,
    ajuda: '',
    rodas: [],
    publico: false,
    ...m,
  })
type Parte = ReturnType<typeof item>

const categoria =
  (id: string, nome: string, itens: readonly Parte[], tipoImagem: TipoDeImagem | null = null) =>
  (ordem: number): CategoriaDaVistoria => ({
    id,
    nome,
    tipoImagem,
    ordem,
    itens: itens.map((i, n) => i(n + 1)),
  })

const opcoes = (...o: readonly (readonly [valor: string, pontos: number])[]): OpcaoDoItem[] =>
  o.map(([valor, pontos]) => ({ valor, pontos }))
const FUNCIONA = opcoes(['Funciona', 0], ['Funciona com falhas', 4], ['Não funciona', 8], ['Não testado', 2])
const ESTADO = opcoes(['Bom', 0], ['Regular', 2], ['Ruim', 4])

const foto = (id: string, nome: string, ajuda: string, obrigatorio = true): Parte =>
  item(`foto-${id}`, nome, 'foto', { ajuda, obrigatorio, publico: id !== 'chassi' })

const IDENTIFICACAO = categoria('identificacao', 'Identificação', [
  item('placa-confere', 'Placa confere com o cadastro', 'simNao'),
  item('chassi-legivel', 'Chassi', 'opcao', {
    opcoes: opcoes(['Original e legível', 0], ['Ilegível', 4], ['Com sinais de alteração', 12]),
    publico: true,
  }),
  foto('chassi', 'Foto do chassi', 'De perto, com a numeração inteira e em foco.'),
  item('quilometragem', 'Quilometragem', 'numero', { ajuda: 'Como está no painel.', publico: true }),
  item('chaves', 'Chaves', 'opcao', {
    opcoes: opcoes(['Duas', 0], ['Uma', 0], ['Nenhuma', 2]),
    publico: true,
  }),
])

const FINAL = categoria('encerramento', 'Encerramento', [
  item('observacoes', 'Observações', 'texto', { obrigatorio: false }),
  item('assinatura', 'Assinatura do vistoriador', 'assinatura'),
])

const fotosDeVolta = (alto: string): Parte[] => [
  foto('dianteira', 'Dianteira', `${alto} inteiro de frente, na altura do farol.`),
  foto('lateral-esquerda', 'Lateral esquerda', 'O lado do motorista, de uma ponta à outra.'),
  foto('traseira', 'Traseira', `${alto} inteiro por trás, com a placa.`),
  foto('lateral-direita', 'Lateral direita', 'O lado do passageiro, de uma ponta à outra.'),
]

const montar = (
  nome: string,
  disponivelParaTipos: readonly TipoDeBemVistoriado[],
  partes: readonly ReturnType<typeof categoria>[],
): ModeloDeVistoria => ({ nome, disponivelParaTipos, categorias: partes.map((p, n) => p(n + 1)) })

const carroceria = (imagem: TipoDeImagem): ReturnType<typeof categoria> =>
  categoria(
    'lataria',
    'Lataria e danos',
    [
      item('mapa', 'Mapa de danos', 'marcacao', {
        ajuda: 'Toque no desenho onde há dano. Sem danos, confirme que olhou.',
        publico: true,
      }),
    ],
    imagem,
  )

const mecanica = (...mais: Parte[]): ReturnType<typeof categoria> =>
  categoria('mecanica', 'Mecânica', [
    item('motor', 'Motor', 'opcao', { opcoes: FUNCIONA, publico: true }),
    item('cambio', 'Câmbio', 'opcao', { opcoes: FUNCIONA, publico: true }),
    item('bateria', 'Bateria', 'opcao', {
      opcoes: opcoes(['Boa', 0], ['Descarregada', 1], ['Ausente', 2]),
    }),
    ...mais,
  ])

const leve = (nome: string, bem: TipoDeBemVistoriado, imagem: TipoDeImagem): ModeloDeVistoria =>
  montar(
    nome,
    [bem],
    [
      IDENTIFICACAO,
      carroceria(imagem),
      categoria('fotos', 'Fotos', [
        ...fotosDeVolta('O veículo'),
        foto('painel', 'Painel ligado', 'Com a quilometragem e as luzes acesas.'),
        foto('interior', 'Interior', 'Bancos dianteiros e painel.', false),
        foto('motor', 'Cofre do motor', 'Capô aberto, motor inteiro.', false),
      ]),
      categoria('pneus', 'Pneus', [
        item('pneus', 'Estado dos pneus', 'pneus', { rodas: opcoesDaRoda(bem, 2), publico: true }),
        item('estepe', 'Estepe', 'simNao', { publico: true }),
      ]),
      mecanica(),
      categoria('interior', 'Interior e acessórios', [
        item('bancos', 'Bancos', 'opcao', { opcoes: ESTADO, publico: true }),
        item('acessorios', 'Acessórios', 'opcoes', {
          opcoes: opcoes(
            ['Ar-condicionado', 0],
            ['Direção hidráulica ou elétrica', 0],
            ['Vidros elétricos', 0],
            ['Som', 0],
            ['Macaco e chave de roda', 0],
          ),
          obrigatorio: false,
          publico: true,
        }),
      ]),
      FINAL,
    ],
  )

export const MODELOS_DE_VISTORIA: readonly ModeloDeVistoria[] = [
  leve('Vistoria de carro', 'LEVE', 'CARRO'),
  leve('Vistoria de utilitário', 'UTILITARIO', 'PICAPE'),
  montar(
    'Vistoria de pesado',
    ['PESADO'],
    [
      IDENTIFICACAO,
      carroceria('CAMINHAO'),
      categoria('fotos', 'Fotos', [
        ...fotosDeVolta('O veículo'),
        foto('painel', 'Painel ligado', 'Com a quilometragem e as luzes acesas.'),
        foto('quinta-roda', 'Quinta roda ou carroceria', 'O engate ou a carroceria por dentro.', false),
      ]),
      categoria('pneus', 'Pneus', [
        item('pneus', 'Estado dos pneus por eixo', 'pneus', {
          rodas: opcoesDaRoda('PESADO', 3),
          publico: true,
        }),
      ]),
      mecanica(
        item('tacografo', 'Tacógrafo', 'opcao', {
          opcoes: opcoes(['Presente', 0], ['Ausente', 3], ['Não se aplica', 0]),
          publico: true,
        }),
        item('freios-a-ar', 'Freios a ar', 'opcao', { opcoes: FUNCIONA }),
      ),
      FINAL,
    ],
  ),
  montar(
    'Vistoria de moto',
    ['MOTO'],
    [
      IDENTIFICACAO,
      carroceria('MOTO'),
      categoria('fotos', 'Fotos', [
        ...fotosDeVolta('A moto'),
        foto('painel', 'Painel ligado', 'Com a quilometragem.'),
      ]),
      categoria('pneus', 'Pneus', [
        item('pneus', 'Estado dos pneus', 'pneus', { rodas: opcoesDaRoda('MOTO', 2), publico: true }),
      ]),
      mecanica(
        item('corrente', 'Corrente e coroa', 'opcao', { opcoes: ESTADO, publico: true }),
        item('escapamento', 'Escapamento', 'opcao', { opcoes: ESTADO, publico: true }),
      ),
      FINAL,
    ],
  ),
]
