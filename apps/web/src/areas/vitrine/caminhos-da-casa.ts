// Addresses of the pages about the house. Apart from the others, which every page of the market carries.
import type { Caminho } from '../../parts/cabeca/caminhos.ts'

export const IR_DA_CASA = {
  duvidas: '/duvidas',
  formasDePagamento: '/formas-de-pagamento',
  entrega: '/delivery',
  frete: '/tabela-de-frete',
  contato: '/fale-conosco',
  seguranca: '/seguranca',
  socios: '/cadastro/socios',
  novidades: '/novidades',
  quemVende: '/vender-seu-carro',
} as const satisfies Record<string, Caminho>
