// What the consignor follows on this page; kept in his browser, with the defaults of the domain.
import { Checkbox, Group } from '@mantine/core'
import {
  OPCOES_DE_ACOMPANHAMENTO,
  OPCOES_PADRAO,
  type OpcaoDeAcompanhamento,
  type OpcoesDeAcompanhamento,
  ROTULO_DA_OPCAO,
} from '@martelo/domain/portal/solicitacoes.ts'
import { useState } from 'react'

const CHAVE = 'martelo-acompanhar'

function lidas(): OpcoesDeAcompanhamento {
  try {
    const guardadas = JSON.parse(localStorage.getItem(CHAVE) ?? '{}') as Record<string, unknown>
    const entradas = OPCOES_DE_ACOMPANHAMENTO.map((o) => [
      o,
      typeof guardadas[o] === 'boolean' ? guardadas[o] : OPCOES_PADRAO[o],
    ])
    return Object.fromEntries(entradas) as OpcoesDeAcompanhamento
  } catch {
    return OPCOES_PADRAO
  }
}

export function useOpcoes() {
  const [opcoes, setOpcoes] = useState(lidas)
  const mudar = (o: OpcaoDeAcompanhamento, sim: boolean): void => {
    const novas = { ...opcoes, [o]: sim }
    localStorage.setItem(CHAVE, JSON.stringify(novas))
    setOpcoes(novas)
  }
  return [opcoes, mudar] as const
}

export function OpcoesDoComitente(p: {
  readonly opcoes: OpcoesDeAcompanhamento
  mudar(o: OpcaoDeAcompanhamento, sim: boolean): void
}) {
  return (
    <Group gap="md" role="group" aria-label="Acompanhar">
      {OPCOES_DE_ACOMPANHAMENTO.map((o) => (
        <Checkbox
          key={o}
          label={ROTULO_DA_OPCAO[o]}
          checked={p.opcoes[o]}
          onChange={(e) => p.mudar(o, e.currentTarget.checked)}
        />
      ))}
    </Group>
  )
}
