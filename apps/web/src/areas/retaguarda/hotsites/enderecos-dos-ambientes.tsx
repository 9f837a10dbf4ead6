// Where the site and its API answer in each environment. Closed at first: most houses live in one.
import { Accordion, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { AMBIENTES, ROTULO_DO_AMBIENTE } from '@martelo/domain/hotsites/enderecos-por-ambiente.ts'

type Enderecos = Readonly<
  Record<string, { readonly site?: string | undefined; readonly api?: string | undefined }>
>
interface Props {
  readonly valor: Enderecos
  readonly erros: Readonly<Record<string, string>>
  readonly mudar: (e: Enderecos) => void
}

export function EnderecosDosAmbientes({ valor, erros, mudar }: Props) {
  const campo = (ambiente: (typeof AMBIENTES)[number], qual: 'site' | 'api') => (
    <TextInput
      label={`${ROTULO_DO_AMBIENTE[ambiente]}: ${qual === 'site' ? 'site' : 'API'}`}
      placeholder="https://"
      value={valor[ambiente]?.[qual] ?? ''}
      error={erros[`enderecos.${ambiente}.${qual}`]}
      onChange={(e) => mudar({ ...valor, [ambiente]: { ...valor[ambiente], [qual]: e.currentTarget.value } })}
    />
  )
  return (
    <Accordion variant="contained">
      <Accordion.Item value="ambientes">
        <Accordion.Control>Endereços por ambiente</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            <Text size="xs" c="dimmed">
              O site atende também nestes endereços e os escreve nas cartas. Cada instalação usa os do seu
              ambiente; em branco valem o domínio e o endereço na plataforma.
            </Text>
            {AMBIENTES.map((a) => (
              <SimpleGrid key={a} cols={{ base: 1, xs: 2 }}>
                {campo(a, 'site')}
                {campo(a, 'api')}
              </SimpleGrid>
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
