// The kit's page: every piece of the product's own kit, in both schemes.
import { SegmentedControl, Stack } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { calcularTema } from '@martelo/ui/tema/tema.ts'
import { VitrineDeComponentes } from '@martelo/ui/vitrine-de-componentes.tsx'
import { useMemo, useState } from 'react'
import { useMarca } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'

export function meta() {
  return [{ title: TELAS_RETAGUARDA.designSystem.title }]
}

export default function DesignSystem() {
  const { tema: dados } = useMarca()
  const tema = useMemo(() => calcularTema(dados), [dados])
  const [esquema, setEsquema] = useState<'claro' | 'escuro'>('claro')
  return (
    <Stack>
      <SegmentedControl
        w={240}
        value={esquema}
        onChange={(e) => setEsquema(e)}
        data={[
          { value: 'claro', label: 'Claro' },
          { value: 'escuro', label: 'Escuro' },
        ]}
      />
      <div data-amostra>
        <VitrineDeComponentes agora={relogio.agora()} tema={tema} esquema={esquema} />
      </div>
    </Stack>
  )
}
