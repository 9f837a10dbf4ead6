// The house's rules on money that people take by hand, and on discounts.
import { Card, MultiSelect, NumberInput, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { PAPEIS_QUE_DESCONTAM, TIPOS_SOB_GUARDA } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { ROTULO_DO_TIPO_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { CampoDinheiro } from '../../../kit/registro/campos.tsx'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

const NOMES = {
  Acerto: 'Acerto',
  Financeiro: 'Financeiro',
  GerenteAcerto: 'Gerente do acerto',
  ADM: 'Administração',
}

export function GuardaDoDinheiro({ r }: { r: FormularioDoHotsite }) {
  const limites = r.valores.limitesDeDesconto
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Quem aprova o quê
      </Title>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CampoDinheiro
            r={r}
            campo="segundoAprovadorDesde"
            rotulo="Segunda pessoa a partir de"
            ajuda="Somado por quem lançou, em cada venda. Vazio: quem lança pode aprovar"
            nulo
          />
          <MultiSelect
            label="Formas que pedem a segunda pessoa"
            data={TIPOS_SOB_GUARDA.map((value) => ({ value, label: ROTULO_DO_TIPO_DE_PAGAMENTO[value] }))}
            value={r.valores.segundoAprovadorTipos}
            error={r.erros.segundoAprovadorTipos}
            onChange={(v) => r.mudar('segundoAprovadorTipos', v)}
            disabled={r.valores.segundoAprovadorDesde === null}
          />
        </SimpleGrid>
        <Text size="sm" fw={500}>
          Maior desconto que cada papel dá sozinho
        </Text>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {PAPEIS_QUE_DESCONTAM.map((papel) => (
            <NumberInput
              key={papel}
              label={NOMES[papel]}
              suffix=" %"
              min={0}
              max={100}
              decimalScale={2}
              decimalSeparator=","
              hideControls
              value={limites[papel] ?? 0}
              error={r.erros[`limitesDeDesconto.${papel}`]}
              onChange={(v) =>
                r.mudar('limitesDeDesconto', { ...limites, [papel]: typeof v === 'number' ? v : 0 })
              }
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Card>
  )
}
