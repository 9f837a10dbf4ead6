// The module graph, written down: a module may import `door.ts` of the modules in its row, and nothing else of them.
// The walls (tools/quality/walls.ts) hold every import against it; docs/maps/modules.md draws it.
//
// Before adding an edge, ask whether an event (a reaction) would do: an edge means that the module cannot be understood
// without the other one.
export const MODULOS = {
  anexos: [],
  usuarios: [],
  contas: [],
  bloqueios: [],
  comitentes: ['contas'],
  clientes: ['buscas', 'favoritos', 'hotsites', 'mensagens', 'newsletter', 'usuarios', 'visitas'],
  guarda: [],
  grupos: [],
  operacao: [],
  pendencias: [],
  registros: [],
  favoritos: ['lotes'],
  buscas: ['lotes'],
  hotsites: ['usuarios'],
  aplicativo: ['lotes'],
  avisos: ['lotes'],
  banners: [],
  visitas: ['lotes'],
  externo: [],
  habilitacoes: [],
  lances: [],
  lotes: ['grupos'],
  leiloes: ['grupos', 'lotes'],
  veiculos: ['lotes'],
  pregao: ['lances'],
  condicionais: ['comitentes', 'pregao'],
  conversas: ['pregao'],
  razao: [],
  vendas: ['razao'],
  pagamentos: ['razao', 'veiculos', 'vendas'],
  prestacoes: ['comitentes', 'pagamentos', 'razao', 'vendas'],
  caucoes: ['pagamentos', 'razao', 'vendas'],
  boletos: ['hotsites', 'pagamentos', 'vendas'],
  cartoes: ['pagamentos', 'razao', 'vendas'],
  patios: [],
  mensagens: [],
  newsletter: ['mensagens'],
  conteudo: ['banners', 'leiloes', 'lotes', 'patios', 'visitas'],
  entregas: ['pagamentos', 'patios', 'vendas'],
  impressos: ['prestacoes', 'vendas'],
} as const satisfies Record<string, readonly string[]>

export type Modulo = keyof typeof MODULOS
