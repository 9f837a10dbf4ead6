// The three films of the demonstration's houses: which pictures of this folder follow each other, how the camera goes over
// them, and what is written below. No word in them belongs to one kind of house alone.

/** Middle of what is seen, as shares of the picture, and how much it is enlarged. */
export type Olhar = readonly [x: number, y: number, zoom: number]

export interface Cena {
  readonly fotos: readonly string[]
  readonly legenda: string
  readonly segundos: number
  readonly de: Olhar
  readonly ate: Olhar
}
export interface Roteiro {
  readonly arquivo: string
  readonly titulo: string
  readonly resumo: string
  /** picture that stands for the film before it is played */
  readonly capa: string
  readonly cenas: readonly Cena[]
}

const CHEGAR: readonly [Olhar, Olhar] = [
  [0.5, 0.5, 1],
  [0.52, 0.54, 1.16],
]
const AFASTAR: readonly [Olhar, Olhar] = [
  [0.5, 0.55, 1.18],
  [0.5, 0.5, 1.02],
]
const PASSAR: readonly [Olhar, Olhar] = [
  [0.42, 0.52, 1.18],
  [0.58, 0.52, 1.18],
]

const cena = (foto: string, legenda: string, [de, ate]: readonly [Olhar, Olhar], segundos = 3.5): Cena => ({
  fotos: [`${foto}.webp`],
  legenda,
  segundos,
  de,
  ate,
})

const volta = (nome: string, quadros: number, legenda: string, segundos: number): Cena => ({
  fotos: Array.from({ length: quadros }, (_, i) => `giro-${nome}-${String(i).padStart(2, '0')}.webp`),
  legenda,
  segundos,
  de: [0.5, 0.5, 1.04],
  ate: [0.5, 0.5, 1.04],
})

export const ROTEIROS: readonly Roteiro[] = [
  {
    arquivo: 'patio.mp4',
    titulo: 'Por dentro de um dos nossos pátios',
    resumo: 'Carros, motos, pesados e embarcações, cada um na sua vaga.',
    capa: 'fotos/suv-novo-prata-1.webp',
    cenas: [
      cena('suv-novo-prata-1', 'Cada veículo tem a sua vaga', CHEGAR),
      cena('picape-branca-1', 'Entrada conferida com fotos', PASSAR),
      cena('moto-azul-1', 'Motos, para ver de perto', AFASTAR),
      cena('caminhao-bau-azul-1', 'Espaço para pesados', PASSAR),
      cena('lancha-azul-1', 'E para o que vem da água', CHEGAR),
      cena('sedan-longo-branca-1', 'Agende pelo site a sua visita', AFASTAR),
    ],
  },
  {
    arquivo: 'vistoria.mp4',
    titulo: 'Da vistoria ao laudo',
    resumo: 'O que se fotografa de cada veículo antes de ele ir para o site.',
    capa: 'fotos/sedan-longo-preta-1.webp',
    cenas: [
      volta('sedan-cinza', 24, 'Uma volta completa por fora', 6),
      cena('painel-hb20-unique', 'O painel, com a quilometragem', CHEGAR),
      cena('interior-cinza', 'O interior', PASSAR),
      cena('motor-flex-prata', 'O motor', CHEGAR),
      cena('hb20-unique-avaria-1', 'Cada avaria, de perto', AFASTAR),
      cena('sedan-cinza-1', 'Tudo no laudo, na página do veículo', AFASTAR),
    ],
  },
  {
    arquivo: 'retirada.mp4',
    titulo: 'A retirada, passo a passo',
    resumo: 'Do pagamento confirmado à saída do pátio.',
    capa: 'fotos/caminhao-bau-branca-1.webp',
    cenas: [
      cena('hatch-novo-azul-1', '1. Pagamento confirmado', CHEGAR),
      cena('suv-branca-1', '2. Você marca o dia e a hora', PASSAR),
      cena('furgao-branca-1', '3. Na portaria, mostre o código', CHEGAR),
      cena('picape-prata-2', '4. Conferência junto com você', AFASTAR),
      cena('caminhao-bau-branca-1', '5. Saída com os documentos', PASSAR),
    ],
  },
]

export const segundosDe = (r: Roteiro): number => Math.round(r.cenas.reduce((n, c) => n + c.segundos, 0))
