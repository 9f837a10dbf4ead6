// A disputed bid is looked at by customer service: there its recording is held, with the reason.
import { Button } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { MarcaDoLance } from '../../../parts/transmissoes/ver-o-lance.tsx'

export function ConservarAGravacao({ marca }: { readonly marca: MarcaDoLance }) {
  const [conservada, setConservada] = useState(marca.conservar)
  const [aberto, setAberto] = useState(false)
  if (!permite('gravacao:conservar', useQuem())) return null
  return (
    <>
      <Button size="compact-sm" variant="default" disabled={conservada} onClick={() => setAberto(true)}>
        {conservada ? 'Conservada' : 'Conservar'}
      </Button>
      <Confirmar
        aberto={aberto}
        titulo="Conservar a gravação?"
        botao="Conservar"
        motivo="obrigatorio"
        aoFechar={() => setAberto(false)}
        aoConfirmar={async (motivo) => {
          const params = { uid: marca.gravacaoUid }
          await chamar('PUT /v1/gravacao/:uid', { params, body: { conservar: true, motivo } })
          setConservada(true)
        }}
      >
        O arquivo fica além dos 180 dias, até que a casa deixe de conservá-lo no estúdio.
      </Confirmar>
    </>
  )
}
