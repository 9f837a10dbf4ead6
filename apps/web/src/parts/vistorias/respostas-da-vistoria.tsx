// What was answered, category by category: words, damages on the outline, photographs. For an inspection and for a copy.
import { Card, Image, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { pneusDe, ESTADOS_DO_PNEU } from '@martelo/domain/vistorias/respostas.ts'
import { enderecoDe } from '../../core/api.ts'
import { MapaDeDanos } from './mapa-de-danos.tsx'

type Categorias = RespostaDe<Calls['GET /v1/vistorias/:uid']>['categorias']
type Item = Categorias[number]['itens'][number]

const endereco = (uid: string, como: 'abrir' | 'miniatura'): string =>
  enderecoDe('/v1/anexos/:uid/arquivo', { params: { uid }, query: { como } })

export function RespostasDaVistoria({ categorias }: { categorias: Categorias }) {
  return (
    <Stack>
      {categorias.map((c) => {
        const emLinha = c.itens.filter((i) => i.tipo !== 'marcacao' && i.fotos.length === 0)
        const fotos = c.itens.filter((i) => i.fotos.length > 0)
        return (
          <Card key={c.id} withBorder padding="md">
            <Title order={2} size="h4" mb="sm">
              {c.nome}
            </Title>
            {c.tipoImagem !== null &&
              c.itens
                .filter((i) => i.tipo === 'marcacao')
                .map((i) => (
                  <div key={i.id}>
                    <Text size="sm" mb="xs">
                      {i.recebidaEm === null ? `${i.nome}: não respondido` : i.nome}
                    </Text>
                    {c.tipoImagem && <MapaDeDanos imagem={c.tipoImagem} marcas={i.marcacoes} />}
                  </div>
                ))}
            {emLinha.length > 0 && (
              <Table>
                <Table.Tbody>
                  {emLinha.map((i) => (
                    <Table.Tr key={i.id}>
                      <Table.Th w="45%">{i.nome}</Table.Th>
                      <Table.Td>
                        {emTela(i)}
                        {i.observacao && (
                          <Text size="xs" c="dimmed">
                            {i.observacao}
                          </Text>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
            {fotos.length > 0 && (
              <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} mt="sm">
                {fotos.flatMap((i) =>
                  i.fotos.map((f) => (
                    <a key={f.uid} href={endereco(f.uid, 'abrir')} target="_blank" rel="noreferrer">
                      <Image src={endereco(f.uid, 'miniatura')} alt="" radius="sm" h={140} fit="cover" />
                      <Text size="xs">{i.nome}</Text>
                    </a>
                  )),
                )}
              </SimpleGrid>
            )}
          </Card>
        )
      })}
    </Stack>
  )
}

function emTela(i: Item): string {
  if (i.resposta.length === 0) return '—'
  if (i.tipo !== 'pneus') return i.resposta.join(', ')
  return pneusDe(i.resposta)
    .map(([roda, estado]) => `${roda}: ${ESTADOS_DO_PNEU[estado]}`)
    .join('; ')
}
