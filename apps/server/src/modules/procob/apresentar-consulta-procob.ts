import type { ConsultaLida } from './consultas-procob.sql.ts'

export const apresentarConsulta = (p: ConsultaLida) => ({
  uid: p.uid,
  tipo: p.tipo,
  resultado: p.resultado,
  motivos: p.motivos,
  baseLegal: p.baseLegal,
  finalidade: p.finalidade,
  quem: p.quem,
  consultadoAt: p.consultadoAt.toISOString(),
  lote: p.lote,
})
