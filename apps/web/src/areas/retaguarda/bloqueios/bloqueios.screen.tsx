// Who is kept out: addresses, devices, e-mails and documents, and the patterns that a person should look at.
import { Title } from '@mantine/core'
import { AbasNaUrl } from '../../../kit/ficha/abas-na-url.tsx'
import { ListaDeBloqueios } from './lista-de-bloqueios.tsx'
import { ListaDeSuspeitas } from './lista-de-suspeitas.tsx'

export default function TelaDosBloqueios() {
  return (
    <>
      <title>Bloqueios</title>
      <Title order={1} size="h2" mb="md">
        Bloqueios
      </Title>
      <AbasNaUrl
        abas={[
          ['bloqueios', 'Bloqueios', <ListaDeBloqueios key="b" />],
          ['suspeitas', 'Suspeitas', <ListaDeSuspeitas key="s" />],
        ]}
      />
    </>
  )
}
