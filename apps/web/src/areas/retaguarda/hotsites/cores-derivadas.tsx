// What the system makes of the chosen colours: pairs as pages paint them, with their measured contrast, and a sentence
// wherever it had to depart from what was picked.
import { Alert, List, Table, Text } from '@mantine/core'
import { contraste, menorContraste, nivelDeContraste } from '@martelo/ui/tema/contraste.ts'
import { pontosDoGradiente } from '@martelo/ui/tema/gradiente.ts'
import { calcularTema, type DadosDoTema, type Esquema, type Tema } from '@martelo/ui/tema/tema.ts'

type Par = readonly [frente: string, fundo: string]

const LINHAS: readonly [string, (e: Esquema) => Par][] = [
  ['Botão principal', (e) => [e.primaria.sobre, e.primaria.base]],
  ['Botão apontado', (e) => [e.primaria.sobre, e.primaria.hover]],
  ['Botão pressionado', (e) => [e.primaria.sobre, e.primaria.ativa]],
  ['Link', (e) => [e.primaria.texto, e.superficie]],
  ['Selecionado', (e) => [e.primaria.texto, e.primaria.suave]],
  ['Destaque', (e) => [e.secundaria.sobre, e.secundaria.base]],
  ['Selo', (e) => [e.secundaria.texto, e.secundaria.suave]],
  ['Texto', (e) => [e.texto, e.fundo]],
  ['Texto secundário', (e) => [e.texto2, e.superficie2]],
]

const numero = (razao: number): string => razao.toFixed(1).replace('.', ',')

function Medida({ par: [frente, fundo] }: { par: Par }) {
  const razao = contraste(frente, fundo)
  return (
    <span className="hotsite-medida">
      <span style={{ background: fundo, color: frente }} aria-hidden="true">
        Aa
      </span>
      {numero(razao)} {nivelDeContraste(razao)}
    </span>
  )
}

/** Where the theme departs from what was picked, in words. */
function ajustes(dados: DadosDoTema, tema: Tema): string[] {
  const feitos: string[] = []
  const escolhidas = [dados.gradiente1, dados.gradiente2, dados.gradiente3].map((c) => c.toLowerCase())
  if (tema.gradiente.some((cor, i) => cor !== escolhidas[i]))
    feitos.push(
      'Nenhum texto se lê sobre o degradê inteiro: o sistema aproxima as cores dele até que se leia.',
    )
  if (tema.sobreGradiente !== dados.textoSobreGradiente.toLowerCase())
    feitos.push(`O texto escolhido não se lê sobre o degradê: o sistema usa ${tema.sobreGradiente}.`)
  for (const [nome, cor, escura] of [
    ['primária', dados.primaria, tema.escuro.primaria.base],
    ['secundária', dados.secundaria, tema.escuro.secundaria.base],
  ] as const)
    if (escura !== cor.toLowerCase())
      feitos.push(`No modo escuro a cor ${nome} aparece como ${escura}, para ser vista.`)
  return feitos
}

export function CoresDerivadas({ dados }: { dados: DadosDoTema }) {
  const tema = calcularTema(dados)
  const noDegrade = menorContraste(tema.sobreGradiente, pontosDoGradiente(tema.gradiente))
  const feitos = ajustes(dados, tema)
  return (
    <>
      <Text size="sm" c="dimmed" mt="lg" mb="xs">
        O sistema calcula os demais tons. Todo texto alcança o contraste AA (4,5) nos dois modos.
      </Text>
      <Table.ScrollContainer minWidth={420} className="linhas-em-cartoes">
        <Table verticalSpacing={4} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Onde</Table.Th>
              <Table.Th>Modo claro</Table.Th>
              <Table.Th>Modo escuro</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {LINHAS.map(([nome, par]) => (
              <Table.Tr key={nome}>
                <Table.Td>{nome}</Table.Td>
                <Table.Td data-rotulo="Modo claro">
                  <Medida par={par(tema.claro)} />
                </Table.Td>
                <Table.Td data-rotulo="Modo escuro">
                  <Medida par={par(tema.escuro)} />
                </Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Td>Texto sobre o degradê</Table.Td>
              <Table.Td colSpan={2}>
                <span className="hotsite-medida">
                  <span
                    className="hotsite-medida__degrade"
                    style={{
                      background: `linear-gradient(90deg, ${tema.gradiente.join(', ')})`,
                      color: tema.sobreGradiente,
                    }}
                    aria-hidden="true"
                  >
                    Aa
                  </span>
                  {numero(noDegrade)} {nivelDeContraste(noDegrade)} no ponto mais justo
                </span>
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {feitos.length > 0 && (
        <Alert color="blue" mt="sm" title="O que o sistema ajustou">
          <List size="sm">
            {feitos.map((t) => (
              <List.Item key={t}>{t}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  )
}
