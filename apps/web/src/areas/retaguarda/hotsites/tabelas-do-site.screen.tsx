// What the storefront's simulators are made of: freight to the capitals, card instalments.
import { Title } from '@mantine/core'
import { AbasNaUrl } from '../../../kit/ficha/abas-na-url.tsx'
import { AbaFrete } from './aba-frete.tsx'
import { AbaParcelas } from './aba-parcelas.tsx'

const ABAS = [
  ['frete', 'Frete', <AbaFrete key="frete" />],
  ['parcelas', 'Parcelas no cartão', <AbaParcelas key="parcelas" />],
] as const

export default function TabelasDoSite() {
  return (
    <>
      <title>Tabelas do site</title>
      <Title order={1} size="h2" mb="md">
        Tabelas do site
      </Title>
      <AbasNaUrl abas={ABAS} />
    </>
  )
}
