// The bank of this process: the configured one, or in the demonstration a simulated one that starts here.

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Servicos } from '../core/servicos.ts'
import { anunciarSimulador } from '../core/simuladores.ts'
import { ligarPagamentos } from '../modules/pagamentos/parte-pagamentos.ts'
import { iniciarBancoPix } from '../simuladores/banco-pix.ts'

export async function iniciarBanco(s: Servicos): Promise<() => Promise<void>> {
  const { config } = s
  if (config.pix.url !== undefined || !config.demo) {
    const desligar = await ligarPagamentos(s, config.pix.url ?? null)
    return () => Promise.resolve(desligar())
  }
  const pasta = path.join(config.pastaDeDados, 'simuladores')
  await mkdir(pasta, { recursive: true })
  const banco = await iniciarBancoPix({
    porta: config.pix.portaDoSimulador,
    host: config.host,
    arquivo: path.join(pasta, 'banco-pix.json'),
    registrar: (mensagem) => s.log.warn({ simulador: 'banco-pix' }, mensagem),
  })
  const recolher = anunciarSimulador('banco-pix', banco.url)
  const desligar = await ligarPagamentos(s, banco.url)
  return async () => {
    recolher()
    desligar()
    await banco.parar()
  }
}
