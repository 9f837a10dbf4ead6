// What only the house edits: buying limit, dismantler's credential, internal note.
import { Card, Stack } from '@mantine/core'
import { chamar } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { CampoDinheiro, CampoLongo, CampoSimNao } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import type { FichaDoCliente } from './cliente.screen.tsx'

export function AbaCasa({
  c,
  aoMudar,
  reler,
}: {
  c: FichaDoCliente
  aoMudar: (nova: FichaDoCliente) => void
  reler: () => Promise<unknown>
}) {
  const r = useRegistro({
    lido: {
      limiteDeCompra: c.limiteDeCompra,
      credenciadoDetran: c.credenciadoDetran,
      observacaoInterna: c.observacaoInterna ?? '',
    },
    versao: c.versao,
    reler,
    salvar: async (d, versao) =>
      aoMudar(await chamar('PUT /v1/clientes/:id', { params: { id: c.id }, body: { ...d, versao } })),
  })
  const travado = c.pode.bloquear
  return (
    <Card withBorder maw={640}>
      <Stack>
        <CampoDinheiro
          r={r}
          campo="limiteDeCompra"
          rotulo="Limite de compra"
          ajuda="Soma do que ele pode estar ganhando e comprando ao mesmo tempo. Em branco: sem limite."
          nulo
          travado={travado}
        />
        <CampoSimNao
          r={r}
          campo="credenciadoDetran"
          rotulo="Credenciado no Detran para desmonte (pode dar lances em sucatas)"
          travado={travado}
        />
        <CampoLongo
          r={r}
          campo="observacaoInterna"
          rotulo="Observação interna"
          ajuda="O cliente nunca vê."
          entrada={{ maxLength: 2000 }}
          travado={travado}
        />
        <BarraDeSalvar r={r} />
      </Stack>
    </Card>
  )
}
