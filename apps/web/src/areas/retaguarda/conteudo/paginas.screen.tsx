// The pages of the site, for their editors.
import { Text, Title } from '@mantine/core'
import { ListaDePaginas } from './lista-de-paginas.tsx'

export default function Paginas() {
  return (
    <>
      <title>Páginas do site</title>
      <Title order={1} size="h2">
        Páginas do site
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        O que cada página mostra, em seções. O site só muda quando você publica.
      </Text>
      <ListaDePaginas />
    </>
  )
}
