-- Asks wrk's own address with another number each time, where it says {n}.
local number = os.time() % 100000 * 1000

request = function()
  number = number + 1
  return wrk.format(nil, (wrk.path:gsub("{n}", tostring(number))))
end
