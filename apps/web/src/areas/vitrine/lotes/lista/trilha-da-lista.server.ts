// The way to a list, as search engines read it: the category, the brand within it, and the list itself where it is
// narrower than both.
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import type { Passo } from '../../trilha-de-paginas.server.ts'
import { enderecoDaLista } from './apresentar-lista.server.ts'
import { lerMarcas } from './filtros-da-lista.server.ts'

/** `canonica`: the search of the page's one address. Several categories or brands are no step on the way to anything. */
export function passosDaLista(base: string, canonica: URLSearchParams, titulo: string): Passo[] {
  const passos: Passo[] = [['Início', IR.inicio]]
  const ate = new URLSearchParams()
  const descer = (nome: string, param: string, valor: string): void => {
    ate.append(param, valor)
    passos.push([nome, enderecoDaLista(base, ate)])
  }
  const [categoria, outraCategoria] = canonica.getAll('categoria').filter((c) => c !== 'todas')
  const [marca, outraMarca] = lerMarcas(canonica)
  if (outraCategoria === undefined) {
    if (categoria !== undefined) descer(categoria === 'Moto' ? 'Motos' : categoria, 'categoria', categoria)
    if (marca !== undefined && outraMarca === undefined) descer(marca.marca, 'marca', marca.marca)
  }
  const aqui = new URLSearchParams(canonica)
  aqui.delete('pagina')
  const endereco = enderecoDaLista(base, aqui)
  if (passos.at(-1)?.[1] !== endereco) passos.push([titulo, endereco])
  return passos
}
