// The newsletter: the letters that the house writes, who gets them, and who asked to be told of new lots without an account.
import { Title } from '@mantine/core'
import { AbasNaUrl } from '../../../kit/ficha/abas-na-url.tsx'
import { AbaAlertas } from './aba-alertas.tsx'
import { AbaBoletins } from './aba-boletins.tsx'
import { AbaInscritos } from './aba-inscritos.tsx'

const ABAS = [
  ['boletins', 'Boletins', <AbaBoletins key="boletins" />],
  ['inscritos', 'Inscritos', <AbaInscritos key="inscritos" />],
  ['alertas', 'Alertas por e-mail', <AbaAlertas key="alertas" />],
] as const

export default function Newsletter() {
  return (
    <>
      <title>Newsletter</title>
      <Title order={1} size="h2" mb="md">
        Newsletter
      </Title>
      <AbasNaUrl abas={ABAS} />
    </>
  )
}
