// By which right and for what a person asks the registry of persons: the two fields of every such question.
import { Select, TextInput } from '@mantine/core'
import { BASES_LEGAIS, type BaseLegal, ROTULO_DA_BASE } from '@martelo/domain/procob/julgar-consulta.ts'
import { useState } from 'react'

export interface Direito {
  readonly baseLegal: BaseLegal
  readonly finalidade: string
}

export function useDireito(finalidade = '') {
  const [direito, setDireito] = useState<Direito>({ baseLegal: 'CONTRATO', finalidade })
  return {
    direito,
    dito: direito.finalidade.trim() !== '',
    mudar: (m: Partial<Direito>) => setDireito((d) => ({ ...d, ...m })),
  }
}

interface Props {
  readonly direito: Direito
  readonly mudar: (m: Partial<Direito>) => void
  readonly erro?: string | undefined
}

export function CamposDoDireito({ direito, mudar, erro }: Props) {
  return (
    <>
      <Select
        label="Base legal"
        data={BASES_LEGAIS.map((value) => ({ value, label: ROTULO_DA_BASE[value] }))}
        value={direito.baseLegal}
        allowDeselect={false}
        onChange={(v) => mudar({ baseLegal: BASES_LEGAIS.find((b) => b === v) ?? direito.baseLegal })}
      />
      <TextInput
        label="Finalidade"
        maxLength={300}
        value={direito.finalidade}
        error={erro}
        onChange={(e) => mudar({ finalidade: e.currentTarget.value })}
      />
    </>
  )
}
