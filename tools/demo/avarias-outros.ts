// Described damages of pickups, vans, motorcycles, lorries, tractors and boats; the fields are in avarias-tipos.ts.
import type { Avaria } from './avarias-tipos.ts'

export const DE_UTILITARIOS_E_MOTOS: Readonly<Record<string, readonly Avaria[]>> = {
  'strada-volcano': [
    {
      palavras: 'Caçamba com marcas de carga',
      legenda: 'marcas de carga na caçamba',
      dano: 'RISCO',
      gravidade: 1,
      lugar: [720, 500],
      feridas: [{ tipo: 'marcas', face: 'cima', em: [-1.6, 0], tamanho: [0.7, 0.72], forca: 1.2 }],
      perto: { azimute: 152, elevacao: 38, distancia: 2.3 },
    },
  ],
  'hilux-sr': [
    {
      palavras: 'protetor de cárter amassado',
      legenda: 'protetor de cárter amassado',
      dano: 'AMASSADO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'amassado', face: 'frente', em: [-0.05, 0.27], tamanho: [0.28, 0.13], forca: 1.2 }],
      perto: { mira: [2.45, -0.05, 0.32], azimute: 16, elevacao: 0, distancia: 1.5 },
    },
    {
      palavras: 'risco ao longo da caçamba',
      legenda: 'risco ao longo da caçamba',
      dano: 'RISCO',
      gravidade: 2,
      lugar: [690, 190],
      feridas: [{ tipo: 'risco', face: 'esquerda', em: [-1.72, 0.98], tamanho: [0.72, 0.03], forca: 1.3 }],
      perto: { desvio: 24, elevacao: 8, distancia: 1.9 },
    },
  ],
  's10-lt': [
    {
      palavras: 'Adesivos removidos deixaram sombra na porta',
      legenda: 'sombra de adesivos removidos na porta',
      dano: 'PINTURA',
      gravidade: 1,
      lugar: [430, 190],
      feridas: [{ tipo: 'sombra', face: 'esquerda', em: [0.58, 0.84], tamanho: [0.36, 0.2] }],
      perto: { desvio: -16, elevacao: 8, distancia: 1.9 },
    },
  ],
  'ranger-xls': [
    {
      palavras: 'Para-choque traseiro cromado amassado no canto direito',
      legenda: 'para-choque traseiro cromado amassado no canto direito',
      dano: 'AMASSADO',
      gravidade: 2,
      lugar: [960, 584],
      feridas: [
        { tipo: 'cromado', face: 'traseira', em: [0, 0.55], tamanho: [0.95, 0.12], desde: 2.2 },
        { tipo: 'amassado', face: 'traseira', em: [-0.66, 0.55], tamanho: [0.2, 0.09], forca: 0.95 },
      ],
      perto: { desvio: 28, elevacao: 14, distancia: 1.5, mira: [-2.58, -0.6, 0.55] },
    },
  ],
  'master-grand': [
    {
      palavras: 'Lateral esquerda com amassado longo',
      legenda: 'amassado longo na lateral esquerda',
      dano: 'AMASSADO',
      gravidade: 2,
      lugar: [600, 190],
      feridas: [
        { tipo: 'amassado', face: 'esquerda', em: [-0.6, 0.86], tamanho: [0.75, 0.12], giro: 2, forca: 1.1 },
      ],
      perto: { desvio: -30, elevacao: 7, distancia: 2.4 },
    },
  ],
  'cg160-titan': [
    {
      palavras: 'Carenagem com risco no lado direito',
      legenda: 'risco na carenagem, lado direito',
      dano: 'RISCO',
      gravidade: 1,
      lugar: [544, 624],
      feridas: [
        { tipo: 'riscos', face: 'direita', em: [0.36, 0.75], tamanho: [0.15, 0.05], giro: 18, forca: 0.5 },
      ],
      perto: { desvio: 20, elevacao: 10, distancia: 0.95 },
    },
  ],
  'fazer-250': [
    {
      palavras: 'manete esquerda torta',
      legenda: 'manete esquerda torta',
      dano: 'QUEBRADO',
      gravidade: 1,
      lugar: [306, 73],
      feridas: [],
      perto: { mira: [0.42, 0.22, 1.0], azimute: 32, elevacao: 18, distancia: 0.95 },
    },
  ],
  'xre-300': [
    {
      palavras: 'Pneu traseiro no fim da vida útil',
      legenda: 'desgaste do pneu traseiro',
      dano: 'PINTURA',
      gravidade: 2,
      lugar: null,
      feridas: [{ tipo: 'careca', face: 'traseira', em: [0, 0.3], tamanho: [0.2, 0.5] }],
      perto: { mira: [-0.85, 0, 0.35], azimute: 158, elevacao: 8, distancia: 1.15 },
    },
  ],
  mt03: [
    {
      palavras: 'Tanque amassado do lado esquerdo',
      legenda: 'tanque amassado do lado esquerdo',
      dano: 'AMASSADO',
      gravidade: 2,
      lugar: [456, 124],
      feridas: [{ tipo: 'amassado', face: 'esquerda', em: [0.16, 0.87], tamanho: [0.1, 0.06], giro: 12 }],
      perto: { desvio: -18, elevacao: 16, distancia: 0.95 },
    },
    {
      palavras: 'pedaleira quebrada',
      legenda: 'pedaleira esquerda quebrada',
      dano: 'QUEBRADO',
      gravidade: 2,
      lugar: [422, 333],
      feridas: [],
      perto: { mira: [-0.2, 0.13, 0.38], azimute: 72, elevacao: 16, distancia: 0.85 },
    },
  ],
}

export const DE_PESADOS_E_OUTROS: Readonly<Record<string, readonly Avaria[]>> = {
  'volvo-fh460': [
    {
      palavras: 'Para-choque com solda aparente',
      legenda: 'para-choque com solda aparente',
      dano: 'TRINCADO',
      gravidade: 2,
      lugar: [870, 396],
      feridas: [{ tipo: 'solda', face: 'frente', em: [0.86, 0.46], tamanho: [0.16, 0.06], giro: 62 }],
      perto: { desvio: 20, elevacao: 10, distancia: 1.3 },
    },
    {
      palavras: 'degrau direito quebrado',
      legenda: 'degrau direito quebrado',
      dano: 'QUEBRADO',
      gravidade: 2,
      lugar: [568, 896],
      feridas: [],
      perto: { mira: [2.62, -1.26, 0.45], azimute: 288, elevacao: 20, distancia: 1.5 },
    },
  ],
  'delivery-11180': [
    {
      palavras: 'Baú com amassado superior esquerdo',
      legenda: 'amassado superior esquerdo no baú',
      dano: 'AMASSADO',
      gravidade: 2,
      lugar: [520, 90],
      feridas: [{ tipo: 'amassado', face: 'esquerda', em: [-0.6, 2.92], tamanho: [0.4, 0.2], forca: 0.9 }],
      perto: { desvio: -26, elevacao: -6, distancia: 3 },
    },
  ],
  'accelo-1016': [
    {
      palavras: 'banco do motorista rasgado',
      legenda: 'banco do motorista rasgado',
      dano: 'QUEBRADO',
      gravidade: 1,
      lugar: null,
      dentro: 'rasgado',
    },
  ],
  'tector-cacamba': [
    {
      palavras: 'lanternas traseiras quebradas',
      legenda: 'lanternas traseiras quebradas',
      dano: 'QUEBRADO',
      gravidade: 2,
      lugar: null,
      feridas: [
        { tipo: 'lanterna', face: 'traseira', em: [0.93, 0.8], tamanho: [0.1, 0.05] },
        { tipo: 'lanterna', face: 'traseira', em: [-0.86, 0.8], tamanho: [0.1, 0.05] },
      ],
      perto: { desvio: -14, elevacao: 8, distancia: 1.1 },
    },
  ],
  'randon-sider': [
    {
      palavras: 'lonas laterais corrediças, uma delas rasgada',
      legenda: 'lona lateral rasgada',
      dano: 'QUEBRADO',
      gravidade: 2,
      lugar: [560, 190],
      feridas: [{ tipo: 'rasgo', face: 'esquerda', em: [1.65, 2.35], tamanho: [0.3, 0.62], giro: 9 }],
      perto: { desvio: -24, elevacao: 2, distancia: 3 },
    },
  ],
  'mf-4275': [
    {
      palavras: 'Vazamento leve no cubo dianteiro direito',
      legenda: 'vazamento no cubo dianteiro direito',
      dano: 'QUEBRADO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'oleo', face: 'direita', em: [1.45, 0.53], tamanho: [0.2, 0.34] }],
      perto: { desvio: 16, elevacao: 10, distancia: 1.7 },
    },
    {
      palavras: 'capô com amassado',
      legenda: 'capô amassado',
      dano: 'AMASSADO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'amassado', face: 'cima', em: [1.35, 0.1], tamanho: [0.2, 0.13], giro: 12 }],
      perto: { azimute: 50, elevacao: 26, distancia: 1.7 },
    },
  ],
  'focker-242': [
    {
      palavras: 'Estofados ressecados',
      legenda: 'estofados ressecados',
      dano: 'TRINCADO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'fissuras', face: 'cima', em: [-2.68, 0.2], tamanho: [0.36, 0.7], forca: 1.1 }],
      perto: { azimute: 28, elevacao: 46, distancia: 1.6 },
    },
    {
      palavras: 'casco com fissuras superficiais de gelcoat',
      legenda: 'fissuras superficiais no gelcoat do casco',
      dano: 'TRINCADO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'fissuras', face: 'esquerda', em: [0.2, 1.12], tamanho: [0.34, 0.2], forca: 1.5 }],
      perto: { desvio: -20, elevacao: 4, distancia: 1.4 },
    },
  ],
  'ventura-195': [
    {
      palavras: 'Hélice com pequenos amassados',
      legenda: 'hélice com pequenos amassados',
      dano: 'AMASSADO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'mossas', face: 'traseira', em: [0, 0.28], tamanho: [0.2, 0.2] }],
      perto: { mira: [-3.7, 0, 0.34], azimute: 152, elevacao: 6, distancia: 1.1 },
    },
    {
      palavras: 'lateral com marcas de atracação',
      legenda: 'marcas de atracação na lateral',
      dano: 'RISCO',
      gravidade: 1,
      lugar: null,
      feridas: [{ tipo: 'marcas', face: 'direita', em: [-0.8, 1.28], tamanho: [0.7, 0.14], forca: 1.2 }],
      perto: { desvio: 20, elevacao: 4, distancia: 1.9 },
    },
  ],
}
