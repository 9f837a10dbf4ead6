// The conditional sales of all auctions: the ones that wait come first.
import { Title } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { FilaDeCondicionais } from '../../../parts/condicionais/fila-de-condicionais.tsx'

export function meta() {
  return [{ title: TELAS_RETAGUARDA.condicionais.title }]
}

export default function TelaDasCondicionais() {
  return (
    <>
      <Title order={1} size="h2" mb="md">
        Condicionais
      </Title>
      <FilaDeCondicionais />
    </>
  )
}
