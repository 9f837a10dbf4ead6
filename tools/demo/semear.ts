// Loads the demonstration: three brands. Run by the server at start in demonstration mode; runs once.
import type { Servicos } from '../../apps/server/src/core/servicos.ts'

const MARCAS = [
  { subdominio: 'leilao', tipo: 'leilao', nome: 'Pregão Real', slogan: 'O seu próximo carro está no martelo.' },
  { subdominio: 'loja', tipo: 'loja', nome: 'Vitrine Boa', slogan: 'Ofertas de quem precisa vender hoje.' },
  { subdominio: 'auto', tipo: 'leilao', nome: 'AutoLance', slogan: 'Diga o seu limite. O resto é automático.', lanceAutomatico: true, propostas: true },
]

export async function semear(s: Servicos): Promise<void> {
  for (const m of MARCAS) {
    await s.banco.sistema.insertInto('hotsite').values(m).onConflict((c) => c.column('subdominio').doNothing()).execute()
  }
  s.hotsites.esquecer()
}
