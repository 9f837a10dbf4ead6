// The banks of the demonstration that sell through the house. Elsewhere each house saves its own credentials.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { BANCOS } from '../modules/integracoes/bancos-comitentes.integration.ts'
import { iniciarBancoComitente } from '../simuladores/banco-comitente.ts'

export async function iniciarBancosComitentes({
  banco,
  config,
  externo,
}: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const paradas: (() => Promise<void>)[] = []
  for (const p of Object.values(BANCOS)) {
    // Shared, since each process of a demonstration starts banks of its own.
    const chave = (await chaveDoSistema(banco, `${p.nome}-simulado`)).toString('hex')
    const token = chave.slice(0, 32)
    const simulado = await abrirSimulador(config, p.nome, () => iniciarBancoComitente({ token }))
    const esquecer = externo.usarPlataforma(p, { url: simulado.url, token })
    paradas.push(async () => {
      esquecer()
      await simulado.parar()
    })
  }
  return async () => {
    for (const parar of paradas) await parar()
  }
}
