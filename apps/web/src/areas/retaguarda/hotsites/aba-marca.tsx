// Name, pictures and colours, and what the system makes of the colours.
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { FONTES, IMAGENS_DA_MARCA } from '@martelo/domain/hotsites/aparencia.ts'
import { CampoEscolha, CampoTexto } from '../../../kit/registro/campos.tsx'
import { LeiloeiroDaMarca } from './ajustes-do-site.tsx'
import { CampoDaCor } from './campo-da-cor.tsx'
import { CampoDaImagem } from './campo-da-imagem.tsx'
import { ConferirDominio } from './conferir-dominio.tsx'
import { CoresDerivadas } from './cores-derivadas.tsx'
import { type CampoDeCor, type FormularioDoHotsite, temaDe } from './hotsite-lido.ts'

const MARCA: readonly [CampoDeCor, string, string][] = [
  ['corPrimaria', 'Primária', 'Botões, links e o que está selecionado'],
  ['corSecundaria', 'Secundária', 'Destaques e selos'],
]
const DEGRADE: readonly [CampoDeCor, string, string?][] = [
  ['gradiente1', 'Início'],
  ['gradiente2', 'Meio'],
  ['gradiente3', 'Fim'],
  ['textoSobreGradiente', 'Texto por cima'],
]

interface Props {
  readonly id: number
  readonly dominio: string | null
  readonly r: FormularioDoHotsite
}

export function AbaMarca({ id, dominio, r }: Props) {
  return (
    <Stack>
      <Card withBorder>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CampoTexto
            r={r}
            campo="nome"
            rotulo="Nome do site"
            ajuda="No cabeçalho, nos e-mails e nos buscadores"
            obrigatorio
            entrada={{ maxLength: 80 }}
          />
          <CampoEscolha
            r={r}
            campo="fonte"
            rotulo="Fonte"
            ajuda="Servida pelo próprio site"
            opcoes={FONTES.map((f) => ({ value: f, label: f }))}
          />
          <LeiloeiroDaMarca
            r={r}
            campo="leoId"
            rotulo="Marca de um só leiloeiro"
            ajuda="O site se apresenta como o dele, e só leilões dele são criados. Em branco: a casa tem vários"
          />
        </SimpleGrid>
      </Card>
      {dominio !== null && <Dominio dominio={dominio} />}
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Cores
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {MARCA.map(([campo, rotulo, ajuda]) => (
            <CampoDaCor key={campo} r={r} campo={campo} rotulo={rotulo} ajuda={ajuda} />
          ))}
        </SimpleGrid>
        <Title order={3} size="h6" mt="lg" mb="xs">
          Degradê da página inicial
        </Title>
        <SimpleGrid type="container" cols={{ base: 1, '19rem': 2, '39rem': 4 }}>
          {DEGRADE.map(([campo, rotulo]) => (
            <CampoDaCor key={campo} r={r} campo={campo} rotulo={rotulo} />
          ))}
        </SimpleGrid>
        <CoresDerivadas dados={temaDe(r.valores)} />
      </Card>
      <Card withBorder>
        <Title order={2} size="h5">
          Imagens
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          PNG, JPEG ou WebP de até 10 MB. SVG não é aceito, porque pode conter programas.
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {IMAGENS_DA_MARCA.map((uso) => (
            <CampoDaImagem key={uso} id={id} r={r} uso={uso} />
          ))}
        </SimpleGrid>
      </Card>
    </Stack>
  )
}

function Dominio({ dominio }: { dominio: string }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Domínio {dominio}
      </Title>
      <ConferirDominio dominio={dominio} />
    </Card>
  )
}
