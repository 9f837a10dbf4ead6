/**
 * Where a banner may stand. Each place has a fixed uid (specification 9) and the measures of its pictures: a picture that
 * is smaller than its place looks poor, one that is higher pushes the page away.
 */
export interface MedidaDoBanner {
  readonly minimo: { readonly largura: number; readonly altura: number }
  readonly maximo: { readonly largura: number; readonly altura: number }
}
export interface PosicaoDeBanner {
  readonly uid: string
  readonly rotulo: string
  readonly orientacao: string
  readonly imagem: MedidaDoBanner
  readonly imagemMobile: MedidaDoBanner
  /** it may stand for one auction or one category alone; elsewhere no page knows of which it is */
  readonly comAlvo?: true
}

const de = (largura: number, altura: number, maxLargura: number, maxAltura: number): MedidaDoBanner => ({
  minimo: { largura, altura },
  maximo: { largura: maxLargura, altura: maxAltura },
})

export const POSICOES_DE_BANNER = {
  cabecalho: {
    uid: '6f1c2a10-0000-4000-8000-000000000001',
    rotulo: 'Cabeçalho, em todas as páginas',
    orientacao: 'Faixa de 1280 × 80 px ou maior; no celular, 640 × 100 px',
    imagem: de(1280, 60, 2560, 200),
    imagemMobile: de(640, 60, 1280, 300),
  },
  inicio: {
    uid: '6f1c2a10-0000-4000-8000-000000000002',
    rotulo: 'Página inicial, depois da abertura',
    orientacao: '1200 × 400 px ou maior (três para um); no celular, 600 × 200 px',
    imagem: de(1200, 300, 2400, 1200),
    imagemMobile: de(600, 200, 1200, 1200),
  },
  'entre-leiloes': {
    uid: '6f1c2a10-0000-4000-8000-000000000003',
    rotulo: 'Página inicial, entre os leilões',
    orientacao: '1200 × 400 px ou maior (três para um); no celular, 600 × 200 px',
    imagem: de(1200, 300, 2400, 1200),
    imagemMobile: de(600, 200, 1200, 1200),
  },
  lista: {
    uid: '6f1c2a10-0000-4000-8000-000000000004',
    rotulo: 'Lista de lotes',
    orientacao: '1200 × 200 px ou maior (seis para um); no celular, 600 × 150 px',
    imagem: de(1200, 120, 2400, 800),
    imagemMobile: de(600, 120, 1200, 800),
    comAlvo: true,
  },
  janela: {
    uid: '6f1c2a10-0000-4000-8000-000000000005',
    rotulo: 'Janela promocional, uma vez por pessoa',
    orientacao: '600 × 600 px ou maior; no celular, 480 × 480 px',
    imagem: de(600, 400, 1600, 1600),
    imagemMobile: de(480, 320, 1200, 1600),
  },
} as const satisfies Record<string, PosicaoDeBanner>

export type NomeDaPosicao = keyof typeof POSICOES_DE_BANNER
export const NOMES_DAS_POSICOES = Object.keys(POSICOES_DE_BANNER) as [NomeDaPosicao, ...NomeDaPosicao[]]

/** Whether a banner there may be for one auction or one category alone. */
export const aceitaAlvo = (nome: NomeDaPosicao): boolean => 'comAlvo' in POSICOES_DE_BANNER[nome]

/** Undefined for a uid that is no position's. */
export const posicaoPorUid = (uid: string): NomeDaPosicao | undefined =>
  NOMES_DAS_POSICOES.find((n) => POSICOES_DE_BANNER[n].uid === uid.toLowerCase())
